// What fails is counted in one way, and the filter for it ends when nothing fails any more.
import { afterEach, expect, test } from 'vitest';
import { sourceOfText } from '../../core/document/source.ts';
import type { Claim } from '../../core/workspace/expectations/claim.ts';
import type { Expectation } from '../../core/workspace/expectations/expectation.ts';
import { newFile } from '../document/document.ts';
import { createDocumentStore, edit, emptyDocument, undo, updateView } from '../document/document-store.ts';
import { cellMarks } from '../table/cell-marks.ts';
import { defaultMatrixView } from '../table/matrix-view.ts';
import { removeAllExpectations } from './expectation-commands.ts';
import { expectationNews, hideExpectationNews } from './expectation-news.ts';
import { countResults, expectationStore, watchExpectations } from './watch-expectations.ts';

const TEXT = 'User-agent: GPTBot\nAllow: /\n\nUser-agent: *\nDisallow: /b\n';

function storeOf(expectations: readonly Expectation[], claims: readonly Claim[] = []) {
  return createDocumentStore({
    ...emptyDocument(),
    files: [newFile('/robots.txt', sourceOfText(TEXT))],
    rows: ['/', '/a', '/b'],
    columns: ['GPTBot', 'CCBot', 'Google-Extended', ''],
    expectations,
    ...(claims.length > 0 ? { claims } : {}),
  });
}

let stop = () => undefined as void;
afterEach(() => {
  stop();
  hideExpectationNews();
});

/** Watches a store; the returned function runs all that waits for the browser to be idle. */
function watch(store: ReturnType<typeof storeOf>) {
  const waiting = new Set<() => void>();
  stop = watchExpectations(store, (run) => {
    waiting.add(run);
    return () => void waiting.delete(run);
  });
  return () => {
    for (const run of waiting) {
      waiting.delete(run);
      run();
    }
  };
}

const filterOf = (store: ReturnType<typeof storeOf>) => store.getState().view.matrix?.filter;
const showFailing = (store: ReturnType<typeof storeOf>) =>
  updateView(store, { matrix: { ...defaultMatrixView, filter: 'failed' } });
const changeLine = (store: ReturnType<typeof storeOf>, line: number, from: string, to: string) =>
  edit(
    store,
    '/robots.txt',
    [{ range: { start: { line, column: 0 }, end: { line, column: from.length } }, text: to }],
    { origin: 'text', label: { code: 'type' } },
  );

const closed: Claim = { claim: 'closed', agent: 'GPTBot' };
const training: Claim = { claim: 'closed', purpose: 'ai-training' };
const yes: Expectation = { agent: '', url: '/', expect: 'allow' };
const no: Expectation = { agent: 'GPTBot', url: '/a', expect: 'deny' };

test('product: the table counts the same failing expectations as the list, however many crawlers and URLs they are about', () => {
  const store = storeOf([yes, no, { ...no, url: '/not-in-the-table' }], [training, closed]);
  watch(store)();
  expect(countResults(expectationStore.getState())).toMatchObject({ failed: 4, all: 5 });
  expect(cellMarks.getState().failed?.count).toBe(4);
});

test('product: the filter for what fails ends when nothing fails any more, and one line says that all hold', () => {
  const store = storeOf([yes, no], [closed]);
  const runIdle = watch(store);
  runIdle();
  showFailing(store);
  expect(filterOf(store)).toBe('failed');
  changeLine(store, 1, 'Allow: /', 'Disallow: /');
  // The claim is not proved yet.
  expect(filterOf(store)).toBe('failed');
  runIdle();
  expect(filterOf(store)).toBe('all');
  expect(expectationNews.getState().sentence).toBe('All 3 expectations hold.');
  expect(expectationStore.getState().said).toBe('All 3 expectations hold.');
  undo(store);
  runIdle();
  expect(filterOf(store)).toBe('all');
});

test('product: the filter stays while something fails', () => {
  const store = storeOf([yes, no], [closed]);
  const runIdle = watch(store);
  runIdle();
  showFailing(store);
  changeLine(store, 1, 'Allow: /', 'Disallow: /a');
  runIdle();
  expect(countResults(expectationStore.getState())?.failed).toBe(1);
  expect(filterOf(store)).toBe('failed');
  expect(expectationNews.getState().sentence).toBeUndefined();
});

test('product: the filter ends with the last expectation', () => {
  const store = storeOf([no]);
  watch(store);
  showFailing(store);
  removeAllExpectations(store);
  expect(filterOf(store)).toBe('all');
});
