import { expect, test } from 'vitest';
import { describeStep } from '../../../messages/en/comparison/changes.ts';
import { createDocumentStore, emptyDocument, undo } from '../../document/document-store.ts';
import { addCell, createCellTest } from './add-cell.ts';

const cases: [string, { agent: string; url: string }, string][] = [
  ['the URL', { agent: 'BOT', url: '/b' }, 'adding a URL'],
  ['the user-agent', { agent: 'cat', url: '/a' }, 'adding a crawler to the table'],
  ['both', { agent: 'cat', url: '/b c' }, 'adding /b c for cat'],
  ['both, for any other crawler', { agent: '', url: '/b' }, 'adding /b for any other crawler'],
];

test.each(cases)(
  'product: a cell of which the table lacks %s is there after one step, which undo reverts',
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

test('ours: a row is found whether it is written as a full URL or as a path; then only the user-agent is added', () => {
  const origin = 'https://a.example';
  const store = createDocumentStore({ ...emptyDocument(), origin, rows: [`${origin}/a`], columns: ['bot'] });
  expect(createCellTest(store.getState().document)({ agent: 'bot', url: '/a' })).toBe(true);
  addCell(store, { agent: 'cat', url: '/a' });
  const { rows, columns } = store.getState().document;
  expect([rows, columns]).toEqual([[`${origin}/a`], ['bot', 'cat']]);
});

test('ours: adding an existing cell is not a step', () => {
  const store = createDocumentStore({ ...emptyDocument(), rows: ['/a'], columns: ['bot'] });
  addCell(store, { agent: 'Bot', url: '/a' });
  expect(store.getState().history.past).toEqual([]);
});
