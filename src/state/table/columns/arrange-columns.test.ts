// What is asked stays where it is while the file is edited and saved.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printSource, sourceOfText } from '../../../core/document/source.ts';
import { newFile } from '../../document/document.ts';
import {
  arrangeTable,
  createDocumentStore,
  type DocumentStore,
  edit,
  emptyDocument,
  markSaved,
} from '../../document/document-store.ts';
import { openFile } from '../../document/selectors.ts';
import { openPolicyFile } from '../../files/open-files.ts';
import { sharedView, withSharedView } from '../../workspace/shared-view.ts';
import { addColumns, addRows } from '../additions/matrix-additions.ts';
import { accessMatrix } from '../matrix-query.ts';

const PATH = '/robots.txt';

function opened(text: string): DocumentStore {
  const store = createDocumentStore();
  openPolicyFile(store, PATH, sourceOfText(text), { code: 'open-file', params: { path: PATH } });
  return store;
}

/** A workspace that lists its rows and columns, as the examples do. */
function listed(text: string): DocumentStore {
  const files = [newFile(PATH, sourceOfText(text))];
  const columns = ['GPTBot', 'CCBot', 'Googlebot', 'AhrefsBot', 'zed', ''];
  return createDocumentStore({ ...emptyDocument(), files, rows: ['/', '/a', '/b'], columns });
}

/** Replaces a line, or inserts before it. */
const write = (store: DocumentStore, line: number, text: string, isNew: boolean) =>
  edit(
    store,
    PATH,
    [
      {
        range: { start: { line, column: 0 }, end: { line: isNew ? line : line + 1, column: 0 } },
        text: `${text}\n`,
      },
    ],
    { origin: 'text', label: { code: 'typing' } },
  );

const headsOf = (store: DocumentStore) =>
  accessMatrix(store.getState()).columns.map(({ agents }) => agents[0]);
const rowsOf = (store: DocumentStore) => accessMatrix(store.getState()).rows;

const save = (store: DocumentStore) => {
  const { id, source } = openFile(store.getState());
  markSaved(store, id, source);
};

const TEXT = `User-agent: Googlebot
Disallow: /search

User-agent: GPTBot
User-agent: ClaudeBot
User-agent: CCBot
Disallow: /

User-agent: AhrefsBot
Disallow: /a/b
Disallow: /a/c

User-agent: *
Disallow: /cart
`;

/** Returns the names that moved past another. Gaps of removed ones close, columns split, and what was there returns. */
function movedNames(before: readonly string[], after: readonly string[]): string[] {
  const remaining = before.filter((name) => after.includes(name));
  const now = after.filter((name) => remaining.includes(name));
  return remaining.filter((name, i) => now[i] !== name);
}

test.each([
  ['an opened file', opened],
  ['a table that lists its rows and columns', listed],
])('product: in %s, no edit and no save moves a column or a row', (_name, open) => {
  const line = fc.constantFrom(
    ...['GPTBot', 'CCBot', 'AhrefsBot', 'Googlebot', 'zed', 'bingbot', '*'].map(
      (name) => `User-agent: ${name}`,
    ),
    ...['/', '/a', '/a/d', '/cart', '/*.pdf$', ''].map((path) => `Disallow: ${path}`),
    'Allow: /a',
    '',
  );
  const action = fc.record({ at: fc.nat(14), line, how: fc.constantFrom('new', 'instead', 'save') });
  fc.assert(
    fc.property(fc.array(action, { minLength: 30, maxLength: 30 }), (actions) => {
      const store = open(TEXT);
      for (const { at, line: text, how } of actions) {
        const before = [headsOf(store), rowsOf(store)] as const;
        if (how === 'save') save(store);
        else
          write(store, Math.min(at, openFile(store.getState()).source.lines.length - 2), text, how === 'new');
        expect(movedNames(before[0], headsOf(store))).toEqual([]);
        expect(movedNames(before[1], rowsOf(store))).toEqual([]);
        expect(headsOf(store).at(-1)).toBe('');
      }
    }),
    { numRuns: 40 },
  );
});

test('product: a split column keeps its place for its first crawler; the others stand beside it', () => {
  const store = opened(TEXT);
  expect(headsOf(store)).toEqual(['Googlebot', 'GPTBot', 'AhrefsBot', '']);
  write(store, 4, '\nDisallow: /x\n\nUser-agent: ClaudeBot', false);
  expect(headsOf(store)).toEqual(['Googlebot', 'GPTBot', 'ClaudeBot', 'AhrefsBot', '']);
  expect(rowsOf(store).at(-1)).toBe('/x');
  save(store);
  expect(headsOf(store)).toEqual(['Googlebot', 'GPTBot', 'ClaudeBot', 'AhrefsBot', '']);
  arrangeTable(store);
  expect(headsOf(store)).toEqual(['Googlebot', 'ClaudeBot', 'GPTBot', 'AhrefsBot', '']);
  expect(rowsOf(store).slice(0, 4)).toEqual(['/', '/cart', '/search', '/x']);
});

test('product: a column that splits more than once keeps the order in which its crawlers left', () => {
  const store = opened(TEXT);
  write(store, 5, '\nDisallow: /x\n\nUser-agent: CCBot', false);
  expect(headsOf(store)).toEqual(['Googlebot', 'GPTBot', 'CCBot', 'AhrefsBot', '']);
  write(store, 4, '\nDisallow: /y\n\nUser-agent: ClaudeBot', false);
  expect(headsOf(store)).toEqual(['Googlebot', 'GPTBot', 'CCBot', 'ClaudeBot', 'AhrefsBot', '']);
});

test('product: the table of another version, such as for a comparison, moves nothing', () => {
  const store = opened(TEXT);
  const original = store.getState().document.files;
  for (const [line, text] of [
    [5, '\nDisallow: /x\n\nUser-agent: CCBot'],
    [4, '\nDisallow: /y\n\nUser-agent: ClaudeBot'],
    [0, 'Disallow: /q\n\nUser-agent: zed\nDisallow: /p\n\nUser-agent: Googlebot'],
    [0, 'User-agent: early\nDisallow: /0\n\nUser-agent: zed'],
  ] as const) {
    write(store, line, text, false);
    headsOf(store);
    rowsOf(store);
  }
  const [heads, rows] = [headsOf(store), rowsOf(store)];
  const state = store.getState();
  accessMatrix({ ...state, document: { ...state.document, files: original } });
  const again = accessMatrix({ ...store.getState(), document: { ...state.document } });
  expect(again.columns.map(({ agents }) => agents[0])).toEqual(heads);
  expect(again.rows).toEqual(rows);
  write(store, 1, 'Disallow: /00', false);
  expect(movedNames(heads, headsOf(store))).toEqual([]);
  expect(movedNames(rows, rowsOf(store))).toEqual([]);
});

test('product: the recipient of a link has the columns of its sender, in their order, until they are arranged', () => {
  const store = opened(TEXT);
  write(store, 4, '\nDisallow: /x\n\nUser-agent: ClaudeBot', false);
  write(store, 4, '\nDisallow: /x\n\nUser-agent: ClaudeBot', false);
  const columnsOf = (one: DocumentStore) => accessMatrix(one.getState()).columns.map(({ agents }) => agents);
  const state = store.getState();
  const link: unknown = JSON.parse(JSON.stringify(sharedView(state)));
  const text = new TextDecoder().decode(printSource(openFile(state).source));
  const recipient = opened(text);
  const { document, view } = recipient.getState();
  expect(columnsOf(recipient)).not.toEqual(columnsOf(store));
  recipient.setState({ view: withSharedView(document, view, link) });
  expect(columnsOf(recipient)).toEqual(columnsOf(store));
  arrangeTable(recipient);
  expect(columnsOf(recipient)).toEqual(columnsOf(opened(text)));
});

test('product: what the user adds, and what appears later, follow in the order in which they appeared', () => {
  const store = opened(TEXT);
  addRows(store, '/mine');
  expect(rowsOf(store).at(-1)).toBe('/mine');
  addColumns(store, 'zed');
  expect(headsOf(store).at(-2)).toBe('zed');
  write(store, 0, 'User-agent: early\nDisallow: /0\n', true);
  expect(rowsOf(store).slice(-2)).toEqual(['/mine', '/0']);
  expect(headsOf(store).slice(-3)).toEqual(['zed', 'early', '']);
});

test('product: a crawler stays in the table when the file no longer names it, until the table is arranged', () => {
  const store = opened(TEXT);
  write(store, 8, 'User-agent: SemrushBot', false);
  expect(headsOf(store)).toEqual(['Googlebot', 'GPTBot', 'AhrefsBot', 'SemrushBot', '']);
  arrangeTable(store);
  expect(headsOf(store)).toEqual(['Googlebot', 'GPTBot', 'SemrushBot', '']);
});

test('product: a file that was empty is arranged by what is written into it', () => {
  const store = opened('');
  write(store, 0, TEXT, true);
  expect(headsOf(store)).toEqual(['Googlebot', 'GPTBot', 'AhrefsBot', '']);
});

test('product: after an edit the table is the same object for equal states, so that no view renders in vain', () => {
  const store = opened(TEXT);
  accessMatrix(store.getState());
  write(store, 1, 'Disallow: /other', false);
  const state = store.getState();
  for (let i = 0; i < 3; i++) expect(accessMatrix({ ...state })).toBe(accessMatrix(state));
});

test('product: crawlers that an edit names anew share a column with those that it takes from any other crawler, and one in use leads', () => {
  const store = opened('User-agent: *\nDisallow: /cart\n');
  const names = ['cohere-training-data-crawler', 'GPTBot', 'AI2Bot', 'ClaudeBot'];
  const text = `User-agent: ${names.join('\nUser-agent: ')}\nDisallow: /\n\n`;
  const start = { line: 0, column: 0 };
  edit(store, PATH, [{ range: { start, end: start }, text }], { origin: 'form', label: { code: 'typing' } });
  const [closed, ...others] = accessMatrix(store.getState()).columns;
  expect(closed?.agents.toSorted()).toEqual(names.toSorted());
  expect(closed?.agents[0]).toBe('GPTBot');
  expect(others.map(({ isAnyOther }) => isAnyOther)).toEqual([true]);
  arrangeTable(store);
  expect(accessMatrix(store.getState()).columns[0]?.agents[0]).toBe('GPTBot');
});

test('product: a name with a version is no second crawler', () => {
  const names = 'User-agent: zed/1.0\nUser-agent: zed\nUser-agent: old/2.0\n';
  const agents = accessMatrix(opened(`${names}Disallow: /\n`).getState()).columns.flatMap(
    (one) => one.agents,
  );
  expect(agents).toEqual(expect.arrayContaining(['zed', 'old/2.0']));
  expect(agents).not.toContain('zed/1.0');
});
