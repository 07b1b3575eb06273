import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insertAt } from '../../core/document/range.ts';
import { sourceOfText } from '../../core/document/source.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { fileOf } from '../document/document.ts';
import {
  arrangeTable,
  createDocumentStore,
  edit,
  markSaved,
  redo,
  undo,
  updateView,
} from '../document/document-store.ts';
import { openPolicyFile } from '../files/open-files.ts';
import { savedFiles } from '../saved/saved-files.ts';
import { workspaceOf } from '../workspace/document-to-workspace.ts';
import { parseWorkspaceDocument } from '../workspace/open-workspace.ts';
import { addColumns, addRows } from './additions/matrix-additions.ts';
import { groupColumnsBy } from './columns/own-columns.ts';
import { findChangedCells, withFiles } from './comparison/changed-cells.ts';
import { accessMatrix, columnsBy, matrixColumns, matrixRows } from './matrix-query.ts';

const PATH = '/robots.txt';
const intent = { origin: 'text', label: { code: 'type' } } as const;

function opened(text: string) {
  const store = createDocumentStore();
  openPolicyFile(store, PATH, sourceOfText(text), { code: 'open-file', params: { path: PATH } });
  return store;
}

type Store = ReturnType<typeof opened>;
const rowsOf = (store: Store) => matrixRows(store.getState());
const insert = (store: Store, line: number, text: string) =>
  edit(store, PATH, [insertAt(line, 0, text)], intent);

/** Removes a line. */
const removeLine = (store: Store, line: number) =>
  edit(
    store,
    PATH,
    [{ range: { start: { line, column: 0 }, end: { line: line + 1, column: 0 } }, text: '' }],
    intent,
  );

function save(store: Store): void {
  const file = fileOf(store.getState().document, PATH);
  if (file) markSaved(store, file.id, file.source);
}

const TEXT = 'User-agent: *\nDisallow: /cart\nDisallow: /*?s=\n';

test('design: opening a file adds questions about all its rules, none of which are stored', () => {
  const store = opened(TEXT);
  expect(rowsOf(store)).toEqual(['/', '/cart', '/?s=tent']);
  const { rows, columns } = store.getState().document;
  expect([rows, columns]).toEqual([[], []]);
});

test('design: a new rule adds its row and a new name adds its column, with no step but the edit itself', () => {
  const store = opened(TEXT);
  const steps = store.getState().history.past.length;
  insert(store, 3, 'Disallow: /new\n\nUser-agent: zed\nDisallow: /\n');
  expect(rowsOf(store)).toContain('/new');
  expect(matrixColumns(store.getState())).toContain('zed');
  expect(store.getState().history.past).toHaveLength(steps + 1);
  undo(store);
  expect(rowsOf(store)).not.toContain('/new');
  expect(matrixColumns(store.getState())).not.toContain('zed');
});

test('product: the row of a removed rule stays in its place until the table is arranged', () => {
  const store = opened(TEXT);
  removeLine(store, 1);
  expect(rowsOf(store)).toContain('/cart');
  save(store);
  expect(rowsOf(store)).toEqual(['/', '/cart', '/?s=tent']);
  arrangeTable(store);
  expect(rowsOf(store)).toEqual(['/', '/?s=tent']);
});

test('product: a file that was edited, saved and arranged has the same questions when it is opened again', () => {
  const line = fc.constantFrom(
    'User-agent: zed\n',
    'User-agent: GPTBot\n',
    'Disallow: /\n',
    'Disallow: /a/b\n',
    'Allow: /a/\n',
    'Disallow: /*.pdf$\n',
    '\n',
    'Sitemap: https://h.example/map.xml\n',
  );
  const edits = fc.array(fc.tuple(fc.nat(2), line), { maxLength: 6 });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), edits, (lines, edits) => {
      const store = opened(`User-agent: *\nDisallow: /x\n${lines.join('')}`);
      for (const [at, text] of edits) insert(store, at, text);
      save(store);
      arrangeTable(store);
      const reopened = createDocumentStore();
      const source = fileOf(store.getState().document, PATH)?.source ?? sourceOfText('');
      openPolicyFile(reopened, PATH, source, { code: 'open-file', params: { path: PATH } });
      const [first, other] = [accessMatrix(store.getState()), accessMatrix(reopened.getState())];
      expect([first.rows, first.rowGroups, first.columns]).toEqual([
        other.rows,
        other.rowGroups,
        other.columns,
      ]);
    }),
    { numRuns: 60 },
  );
});

test('product: an edit that changes no path and no name leaves the lists of rows and columns the same objects', () => {
  const store = opened(TEXT);
  const before = accessMatrix(store.getState());
  insert(store, 0, '# a comment\n');
  const after = accessMatrix(store.getState());
  expect(
    [after.rows, after.columns, after.agents].map(
      (list, i) => list === [before.rows, before.columns, before.agents][i],
    ),
  ).toEqual([true, true, true]);
});

test('design: rows that the user adds follow the rows of the file, without duplicates', () => {
  const store = opened(TEXT);
  addRows(store, '/mine\n/cart');
  expect(rowsOf(store)).toEqual(['/', '/cart', '/?s=tent', '/mine']);
  expect(store.getState().document.rows).toEqual(['/mine']);
});

test('design: of more than 1,000 examples the first are shown, the rest is counted, and all can be shown', () => {
  const rules = Array.from({ length: 1200 }, (_, i) => `Disallow: /p-${i}\n`).join('');
  const store = opened(`User-agent: *\n${rules}`);
  const { rows, omitted } = accessMatrix(store.getState());
  expect([rows.length, omitted.rows]).toEqual([1000, 201]);
  updateView(store, { isComplete: true });
  expect(accessMatrix(store.getState()).omitted.rows).toBe(0);
  expect(rowsOf(store)).toHaveLength(1201);
});

test('product: the trace of a row that the user added closes when the addition is undone; that of a row of the file stays', () => {
  const store = opened(TEXT);
  addRows(store, '/mine');
  updateView(store, { cell: { agent: '', url: '/mine' } });
  undo(store);
  expect(store.getState().view.cell).toBeUndefined();
  redo(store);
  updateView(store, { cell: { agent: '', url: '/cart' } });
  undo(store);
  expect(store.getState().view.cell?.url).toBe('/cart');
});

test('product: a workspace stores that its questions are automatic, and which of them the user removed', () => {
  const store = opened(TEXT);
  addRows(store, '/mine');
  const { document } = store.getState();
  const automatic = { withoutRows: ['/cart'], withoutColumns: ['GPTBot'] };
  const text = JSON.stringify(workspaceOf({ ...document, automatic }, { reader: 'rfc9309' }));
  const read = parseWorkspaceDocument(text);
  if ('problem' in read) throw new Error(text);
  expect(read.document).toMatchObject({ rows: ['/mine'], columns: [], automatic });
});

test('design: a workspace that lists its rows and columns has exactly those, one column for each set of answers', () => {
  const read = parseWorkspaceDocument(
    JSON.stringify({
      gatepost: 1,
      origin: '',
      files: [{ path: PATH, text: TEXT }],
      rows: ['/z'],
      columns: ['a', ''],
    }),
  );
  if ('problem' in read) throw new Error('not read');
  const store = createDocumentStore(read.document);
  expect(rowsOf(store)).toEqual(['/z']);
  expect(columnsBy(store.getState())).toBe('answer');
  expect(accessMatrix(store.getState()).columns).toEqual([
    { agents: ['', 'a'], isAnyOther: true, isEvery: true },
  ]);
});

test('design: a column counts as changed if the answer of one of its crawlers changed, even if that of the first did not', () => {
  const store = opened('User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /x\n');
  insert(store, 1, 'User-agent: CCBot\n');
  groupColumnsBy(store, 'answer');
  const state = store.getState();
  const column = accessMatrix(state).columns.find(({ agents }) => agents.includes('CCBot'));
  expect(column?.agents.slice(0, 2)).toEqual(['GPTBot', 'CCBot']);
  const { changed, all, urls } = runSync(findChangedCells(withFiles(state, savedFiles(state)), state));
  expect([changed, all, [...urls]]).toEqual([1, 4, ['/']]);
});

test('product: a name that the user adds has its own column, before that of any other crawler', () => {
  const store = opened('User-agent: GPTBot\nDisallow: /\n');
  addColumns(store, 'my-bot');
  const { columns } = accessMatrix(store.getState());
  expect(columns.at(-2)?.agents).toEqual(['my-bot']);
  expect(columns.at(-1)?.isAnyOther).toBe(true);
});
