import { expect, test } from 'vitest';
import { sourceOfText } from '../../core/document/source.ts';
import { moveColumn, moveRow } from '../../features/table/actions/row-and-column-edits.ts';
import { markCodes, tones } from '../document/answer-filter.ts';
import { newFile } from '../document/document.ts';
import { createDocumentStore, emptyDocument, undo, updateView } from '../document/document-store.ts';
import { openPolicyFile } from '../files/open-files.ts';
import { currentTotals } from './counting/totals.ts';
import { accessMatrix } from './matrix-query.ts';
import { defaultMatrixView, type MatrixView, visibleRows } from './matrix-view.ts';
import { createUrlTest } from './rows/url-test.ts';

const text = 'User-agent: a\nUser-agent: b\nDisallow: /x\n\nUser-agent: *\nDisallow: /x/y\nDisallow: /z10\n';

function storeOf() {
  const files = [newFile('/robots.txt', sourceOfText(text))];
  const rows = ['/z10', '/x', 'http://s.example/x/y', '/z9'];
  return createDocumentStore({
    ...emptyDocument(),
    origin: 'http://s.example',
    files,
    rows,
    columns: ['c', 'a', '', 'b'],
  });
}
const visiblePlaces = (view: Partial<MatrixView>, store = storeOf()) =>
  visibleRows(accessMatrix(store.getState()), { ...defaultMatrixView, ...view }).places;

test('rows are shown in their original order by default', () => {
  expect(visiblePlaces({})).toEqual([0, 1, 2, 3]);
});

test('a filter shows the rows in which at least one column has the answer', () => {
  expect(visiblePlaces({ filter: 'deny' })).toEqual([0, 1, 2]);
  expect(visiblePlaces({ filter: 'allow' })).toEqual([0, 1, 3]);
  expect(visiblePlaces({ filter: 'other' })).toEqual([]);
  const store = storeOf();
  updateView(store, { status: 503, reader: 'koster-1996' });
  expect(visiblePlaces({ filter: 'other' }, store)).toEqual([0, 1, 2, 3]);
});

test('product: a filter by the answer of one crawler shows the rows in which that crawler has it', () => {
  const rowsOf = (filterAgent: string) => visiblePlaces({ filter: 'deny', filterAgent });
  expect([rowsOf('a'), rowsOf('c'), rowsOf('')]).toEqual([
    [1, 2],
    [0, 2],
    [0, 2],
  ]);
  expect(visiblePlaces({ filter: 'allow', filterAgent: 'a' })).toEqual([0, 3]);
  expect(visiblePlaces({ filter: 'deny', filterAgent: 'c', sort: { agent: 'a', down: true } })).toEqual([
    2, 0,
  ]);
  // A mark is not the answer of a crawler.
  expect(visiblePlaces({ filter: 'all', filterAgent: 'a' })).toEqual([0, 1, 2, 3]);
});

test('product: a list that a person asked for is shown in its order, without folders', () => {
  expect(visiblePlaces({ onlyUrls: ['/z9', '/gone', '/z10'] })).toEqual([3, 0]);
  expect(visiblePlaces({ onlyUrls: ['/z9', '/x', '/z10'], sort: { down: false } })).toEqual([1, 3, 0]);
  const rules = Array.from({ length: 70 }, (_, i) => `Disallow: /a/${i}\n`).join('');
  const store = createDocumentStore();
  openPolicyFile(store, '/robots.txt', sourceOfText(`User-agent: *\n${rules}`), {
    code: 'open-file',
    params: { path: '/robots.txt' },
  });
  const onlyUrls = accessMatrix(store.getState()).rows.toReversed();
  expect(onlyUrls.length).toBeGreaterThan(60);
  const view = { ...defaultMatrixView, onlyUrls };
  expect(visibleRows(accessMatrix(store.getState()), view).urls).toEqual(onlyUrls);
});

test('rows are sorted by URL, numbers by their value, and by the answers of a column', () => {
  expect(visiblePlaces({ sort: { down: false } })).toEqual([1, 3, 0, 2]);
  expect(visiblePlaces({ sort: { down: true } })).toEqual([2, 0, 3, 1]);
  expect(visiblePlaces({ sort: { agent: 'a', down: false } })).toEqual([0, 3, 1, 2]);
  expect(visiblePlaces({ sort: { agent: 'c', down: true } })).toEqual([0, 2, 1, 3]);
});

test.each([
  ['x', '/x', true],
  ['X', '/aXb', true],
  [' /x ', '/x/y', true],
  ['*.pdf', '/a.pdf', true],
  ['*.pdf', '/a.pdf?', false],
  ['/shop/*', 'http://s.example/shop/1', true],
  ['/shop/*', '/a/shop/1', false],
  ['/a*b*c', '/a1b2c', true],
  ['/a*b*b', '/a1b', false],
  ['*', '/', true],
  ['http://s.example/*', 'http://s.example/a', true],
])('the filter %s on %s: %s', (filter, url, matches) => {
  expect(createUrlTest(filter, 'http://s.example')(url)).toBe(matches);
});

const counted = (store: ReturnType<typeof storeOf>) =>
  currentTotals(accessMatrix(store.getState()), undefined)!.cellCounts();

test('a shared column is counted once for each URL', () => {
  const store = storeOf();
  expect(counted(store)).toMatchObject({ all: 8, allow: 4, limited: 0, deny: 4, other: 0 });
  updateView(store, { columnsBy: 'crawler' });
  expect(counted(store)).toMatchObject({ all: 16, allow: 8, limited: 0, deny: 8, other: 0 });
});

test('rows and columns are moved, as steps that can be undone', () => {
  const store = storeOf();
  const { rows } = store.getState().document;
  moveRow(store, 3, 1);
  expect(store.getState().document.rows).toEqual(['/z10', '/z9', '/x', 'http://s.example/x/y']);
  moveRow(store, 9, 1);
  moveRow(store, 1, -1);
  undo(store);
  expect(store.getState().document.rows).toBe(rows);
  moveColumn(store, accessMatrix(store.getState()).columns, 1, 0, 'Any other crawler');
  expect(store.getState().document.columns).toEqual(['', 'c', 'a', 'b']);
  undo(store);
  expect(store.getState().document.columns).toEqual(['c', 'a', '', 'b']);
});

test('ours: a filter is an answer or a mark, never both', () => {
  expect(tones.filter((tone) => (markCodes as readonly string[]).includes(tone))).toEqual([]);
});

test('design: the tree of paths contains every row, including those of folders that the table folds', () => {
  const rules = Array.from({ length: 70 }, (_, i) => `Disallow: /a/${i}\n`).join('');
  const store = createDocumentStore();
  openPolicyFile(store, '/robots.txt', sourceOfText(`User-agent: *\n${rules}`), {
    code: 'open-file',
    params: { path: '/robots.txt' },
  });
  const matrix = accessMatrix(store.getState());
  const urls = (view: Partial<MatrixView>) => visibleRows(matrix, { ...defaultMatrixView, ...view }).urls;
  expect(urls({}).length).toBeLessThan(matrix.rows.length);
  expect(urls({ tree: true })).toBe(matrix.rows);
});
