import { expect, test } from 'vitest';
import { describeStep } from '../../../messages/en/changes.ts';
import { createDocumentStore, emptyDocument, undo } from '../../document/document-store.ts';
import { addCell, createCellTest } from './add-cell.ts';

const cases: [string, { agent: string; url: string }, string][] = [
  ['the URL', { agent: 'BOT', url: '/b' }, 'adding a URL'],
  ['the user-agent', { agent: 'cat', url: '/a' }, 'adding a user-agent column'],
  ['both', { agent: 'cat', url: '/b c' }, 'adding /b c for cat'],
  ['both, for any robot', { agent: '', url: '/b' }, 'adding /b for any other crawler'],
];

test.each(cases)(
  'product: a cell of which the table lacks %s is there after one step, which undo takes back',
  (_name, cell, step) => {
    const store = createDocumentStore({ ...emptyDocument(), rows: ['/a'], columns: ['bot'] });
    const before = store.getState().document;
    expect(createCellTest(before)(cell)).toBe(false);
    addCell(store, cell);
    const { document, history } = store.getState();
    expect(createCellTest(document)(cell)).toBe(true);
    expect(history.past.map(({ label }) => describeStep(label))).toEqual([step]);
    undo(store);
    expect(store.getState().document).toEqual(before);
  },
);

test('ours: a row is known whether it is written whole or as a path; then only the user-agent is added', () => {
  const origin = 'https://a.example';
  const store = createDocumentStore({ ...emptyDocument(), origin, rows: [`${origin}/a`], columns: ['bot'] });
  expect(createCellTest(store.getState().document)({ agent: 'bot', url: '/a' })).toBe(true);
  addCell(store, { agent: 'cat', url: '/a' });
  const { rows, columns } = store.getState().document;
  expect([rows, columns]).toEqual([[`${origin}/a`], ['bot', 'cat']]);
});

test('ours: a cell that is there already is no step', () => {
  const store = createDocumentStore({ ...emptyDocument(), rows: ['/a'], columns: ['bot'] });
  addCell(store, { agent: 'Bot', url: '/a' });
  expect(store.getState().history.past).toEqual([]);
});
