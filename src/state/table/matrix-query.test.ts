import { expect, test } from 'vitest';
import { sourceOfText } from '../../core/document/source.ts';
import { readers } from '../../core/readers/registry.ts';
import { explainVerdict } from '../../features/explanation/explain-cell.ts';
import { removeColumn, removeRow } from '../../features/table/actions/row-and-column-edits.ts';
import { explain } from '../../messages/explain/explain.ts';
import { newFile } from '../document/document.ts';
import { createDocumentStore, edit, emptyDocument, undo, updateView } from '../document/document-store.ts';
import { addColumns, addRows } from './additions/matrix-additions.ts';
import { verdictsOfReaders } from './chosen-cell.ts';
import { groupIntoColumns } from './columns/matrix-columns.ts';
import { accessMatrix } from './matrix-query.ts';

const text = 'User-agent: a\nUser-agent: b\nDisallow: /x\n\nUser-agent: *\nDisallow: /\n';

function storeOf() {
  const files = [newFile('/robots.txt', sourceOfText(text))];
  return createDocumentStore({ ...emptyDocument(), files, rows: ['/x', '/y'], columns: ['c', 'a', '', 'b'] });
}
type Store = ReturnType<typeof storeOf>;
const agentsOf = (store: Store) => accessMatrix(store.getState()).columns.map(({ agents }) => agents);
const intent = { origin: 'text', label: { code: 'type' } } as const;
const rulePath = { range: { start: { line: 2, column: 10 }, end: { line: 2, column: 12 } }, text: '' };

test('columns with equal answers are joined, in the order of their first agents; any other crawler is the last', () => {
  const store = storeOf();
  expect(agentsOf(store)).toEqual([
    ['a', 'b'],
    ['', 'c'],
  ]);
  updateView(store, { columnsBy: 'crawler' });
  expect(agentsOf(store)).toEqual([['c'], ['a'], ['b'], ['']]);
});

test('without classes every agent has a column', () => {
  expect(groupIntoColumns(['a', 'b'])).toEqual([{ agents: ['a'] }, { agents: ['b'] }]);
  expect(groupIntoColumns([], () => '')).toEqual([]);
});

test('the table is the same object until something that it shows changes', () => {
  const store = storeOf();
  const before = accessMatrix(store.getState());
  updateView(store, {
    caret: { position: { line: 0, column: 0 }, by: 'form' },
    cell: { agent: 'a', url: '/x' },
  });
  expect(accessMatrix(store.getState())).toBe(before);
  addRows(store, '/z');
  expect(accessMatrix(store.getState())).not.toBe(before);
  expect(accessMatrix(store.getState()).ask).toBe(before.ask);
  edit(store, '/robots.txt', [rulePath], intent);
  expect(accessMatrix(store.getState()).ask).not.toBe(before.ask);
});

test('answers follow edits, the reader and the status', () => {
  const store = storeOf();
  const ask = () => accessMatrix(store.getState()).ask('a', '/x').answer;
  expect(ask()).toBe('deny');
  edit(store, '/robots.txt', [rulePath], intent);
  expect(ask()).toBe('allow');
  undo(store);
  expect(ask()).toBe('deny');
  updateView(store, { status: 404 });
  expect(ask()).toBe('allow');
  updateView(store, { status: 200, redirects: 6 });
  expect(ask()).toBe('allow');
  updateView(store, { redirects: 0 });
  expect(ask()).toBe('deny');
});

test('agents with equal answers share the verdict, but the trace is about the requested agent', () => {
  const matrix = accessMatrix(storeOf().getState());
  const explained = (agent: string, url: string) => explainVerdict({ asked: matrix, agent, url });
  for (const agent of ['a', 'B', 'b']) {
    const verdict = explained(agent, '/x');
    expect(verdict).toMatchObject(matrix.ask(agent, '/x'));
    expect(verdict).toMatchObject({ answer: 'deny', by: { path: '/robots.txt', line: 2 } });
    const named = verdict.trace().find(({ code }) => code === 'record-named');
    expect(named?.params).toMatchObject({ name: agent });
    expect(explain(verdict)).toBe(explain(explained('a', '/x')));
  }
  expect(explain(explained('zed', '/robots.txt'))).toContain('/robots.txt');
});

test('counts are those of the answers', () => {
  const matrix = accessMatrix(storeOf().getState());
  expect(matrix.count('a', matrix.rows)).toMatchObject([
    { answer: 'allow', count: 1 },
    { answer: 'deny', count: 1 },
  ]);
  expect(matrix.count('', matrix.rows)).toMatchObject([
    { answer: 'allow', count: 0 },
    { answer: 'deny', count: 2 },
  ]);
});

test('adding and removing are steps that can be undone', () => {
  const store = storeOf();
  addColumns(store, 'd, e');
  removeColumn(store, ['a', 'b'], 'a & b');
  removeRow(store, 0);
  expect(store.getState().document).toMatchObject({ rows: ['/y'], columns: ['c', '', 'd', 'e'] });
  for (let i = 0; i < 3; i++) undo(store);
  expect(store.getState().document).toMatchObject({ rows: ['/x', '/y'], columns: ['c', 'a', '', 'b'] });
});

test('removing the row or column of the explained cell closes the explanation', () => {
  const store = storeOf();
  updateView(store, { cell: { agent: 'a', url: '/x' } });
  removeRow(store, 1);
  expect(store.getState().view.cell).toBeDefined();
  removeRow(store, 0);
  expect(store.getState().view.cell).toBeUndefined();
});

test('the selected cell is queried under every reader, the selected one first', () => {
  const store = storeOf();
  expect(verdictsOfReaders(store.getState())).toEqual([]);
  updateView(store, { cell: { agent: 'a', url: '/x' }, reader: 'google' });
  const verdicts = verdictsOfReaders(store.getState());
  expect(verdicts.map(({ reader }) => reader.id)).toEqual([
    'google',
    ...readers.map(({ id }) => id).filter((id) => id !== 'google'),
  ]);
  expect(new Set(verdicts.map(({ verdict }) => verdict.answer))).toEqual(new Set(['deny']));
});
