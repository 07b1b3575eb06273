import { expect, test } from 'vitest';
import { sourceOfText } from '../../../core/document/source.ts';
import { closeTrace, createDocumentStore, updateView } from '../../document/document-store.ts';
import { openPolicyFile } from '../../files/open-files.ts';
import { accessMatrix } from '../matrix-query.ts';
import { defaultMatrixView, visibleRows } from '../matrix-view.ts';
import { askCell } from './ask-cell.ts';
import { showOnlyUrls } from './only-added.ts';

const folders = ['/a/', '/b/', '/c/'];
const paths = folders.flatMap((folder) => Array.from({ length: 30 }, (_, i) => `${folder}${i}.html`));
const TEXT = `User-agent: *\n${paths.map((path) => `Disallow: ${path}`).join('\n')}\n`;

test('product: a question opens the folder of its row and folds no other, also once it is no longer selected', () => {
  const store = createDocumentStore();
  openPolicyFile(store, '/robots.txt', sourceOfText(TEXT), {
    code: 'open-file',
    params: { path: '/robots.txt' },
  });
  const seen = () => {
    const { view } = store.getState();
    const matrix = accessMatrix(store.getState());
    const { urls } = visibleRows(
      matrix,
      view.matrix ?? defaultMatrixView,
      {},
      undefined,
      undefined,
      view.cell?.url,
    );
    return folders.map((folder) => urls.filter((url) => url.startsWith(folder)).length > 1);
  };
  const [first] = accessMatrix(store.getState()).rowGroups;
  expect(seen()).toEqual([false, false, false]);
  updateView(store, { matrix: { ...defaultMatrixView, folders: { [first?.key ?? '']: false } } });
  expect(seen()).toEqual([true, false, false]);
  askCell(store, { agent: '', url: '/c/7.html' });
  expect(seen()).toEqual([true, false, true]);
  closeTrace(store);
  expect(seen()).toEqual([true, false, true]);
});

test('product: a question adds its row to a list that is shown alone, and keeps the order of the rows', () => {
  const store = createDocumentStore();
  openPolicyFile(store, '/robots.txt', sourceOfText(TEXT), {
    code: 'open-file',
    params: { path: '/robots.txt' },
  });
  showOnlyUrls(store, ['/b/1.html', '/a/1.html']);
  const sort = { down: true };
  updateView(store, { matrix: { ...(store.getState().view.matrix ?? defaultMatrixView), sort, text: '/a' } });
  askCell(store, { agent: 'ClaudeBot', url: '/new' });
  const { view } = store.getState();
  expect(view.cell).toEqual({ agent: 'ClaudeBot', url: '/new' });
  expect(view.matrix).toMatchObject({ text: '', sort });
  const { urls } = visibleRows(accessMatrix(store.getState()), view.matrix ?? defaultMatrixView);
  expect(urls).toEqual(['/new', '/b/1.html', '/a/1.html']);
});

test.each([
  ['https://other.example/foo', 'https://shop.example', 'no-information'],
  ['https://www.shop.example/a/x', 'https://www.shop.example', 'deny'],
  ['http://blog.shop.example/a/x', 'http://blog.shop.example', 'deny'],
])(
  'product: a site whose Sitemap tells its host takes no other one from a URL: %s',
  (url, origin, answer) => {
    const store = createDocumentStore();
    const text = 'User-agent: *\nDisallow: /a/\nSitemap: https://shop.example/map.xml\n';
    openPolicyFile(store, '/robots.txt', sourceOfText(text), {
      code: 'open-file',
      params: { path: '/robots.txt' },
    });
    askCell(store, { agent: 'GPTBot', url });
    expect(store.getState().document.origin).toBe(origin);
    expect(accessMatrix(store.getState()).ask('GPTBot', url).answer).toBe(answer);
  },
);

test('product: of several URLs of a log, the first is selected, and those that the table has are not added again', () => {
  const store = createDocumentStore();
  openPolicyFile(store, '/robots.txt', sourceOfText(TEXT), {
    code: 'open-file',
    params: { path: '/robots.txt' },
  });
  askCell(store, { agent: '', url: '/a/1.html' });
  const steps = store.getState().history.past.length;
  const asked = askCell(store, { agent: 'GPTBot', url: '/new?a=1' }, ['/a/1.html', '/other', '/new?a=1']);
  expect(asked).toEqual({ added: 2, repeated: 1 });
  const { view, history } = store.getState();
  expect(view.cell).toEqual({ agent: 'GPTBot', url: '/new?a=1' });
  expect(history.past.length).toBe(steps + 1);
  expect(accessMatrix(store.getState()).rows).toEqual(expect.arrayContaining(['/new?a=1', '/other']));
  expect(askCell(store, { agent: 'GPTBot', url: '/other' })).toEqual({ added: 0, repeated: 1 });
});
