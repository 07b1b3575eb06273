import { expect, test } from 'vitest';
import { sourceOfText } from '../../../core/document/source.ts';
import { runSync } from '../../../core/questions/cooperative-task.ts';
import { createDocumentStore, undo } from '../../../state/document/document-store.ts';
import { checkExpectations } from '../../../state/expectations/check-expectations.ts';
import { updateExpectationMarks } from '../../../state/expectations/expectation-marks.ts';
import { openPolicyFile } from '../../../state/files/open-files.ts';
import { addRows } from '../../../state/table/additions/matrix-additions.ts';
import { cellMarks } from '../../../state/table/cell-marks.ts';
import { accessMatrix, matrixColumns, matrixRows } from '../../../state/table/matrix-query.ts';
import { addImport } from '../import/import-rows.ts';
import { removeColumn, removeRow } from './row-and-column-edits.ts';

function opened() {
  const store = createDocumentStore();
  const text = 'User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n';
  openPolicyFile(store, '/robots.txt', sourceOfText(text), { code: 'open-file', params: {} });
  return store;
}

test('design: a row of the file that the user removes stays away, as one step, until undo or until it is added again', () => {
  const store = opened();
  removeRow(store, matrixRows(store.getState()).indexOf('/cart'));
  expect(matrixRows(store.getState())).toEqual(['/']);
  undo(store);
  expect(matrixRows(store.getState())).toEqual(['/', '/cart']);
  removeRow(store, 1);
  addRows(store, '/cart');
  expect(matrixRows(store.getState())).toEqual(['/', '/cart']);
});

test('design: when the user removes a column, all its crawlers are removed, as one step', () => {
  const store = opened();
  removeColumn(store, ['GPTBot', 'CCBot'], 'AI training');
  expect(matrixColumns(store.getState())).not.toContain('CCBot');
  expect(accessMatrix(store.getState()).columns).toHaveLength(1);
  undo(store);
  expect(accessMatrix(store.getState()).columns).toHaveLength(2);
});

test('product: an expectation marks the column that contains its crawler, also when another is first in it', () => {
  const store = opened();
  store.setState(({ document }) => ({
    document: { ...document, expectations: [{ agent: 'CCBot', url: '/', expect: 'allow' }] },
  }));
  const state = store.getState();
  updateExpectationMarks(state, runSync(checkExpectations(state)));
  const column = accessMatrix(state).columns.find(({ agents }) => agents.includes('CCBot'));
  expect(column?.agents[0]).not.toBe('CCBot');
  expect(cellMarks.getState().failed?.at(column?.agents ?? [''], '/')).toBeDefined();
});

test('product: a list that replaces the rows also replaces the rows of the file', () => {
  const store = opened();
  const outcome = { pages: ['/z'], files: [], log: undefined };
  addImport(store, outcome as never, { urls: ['/z'], agents: [], replace: true });
  expect(matrixRows(store.getState())).toEqual(['/z']);
  undo(store);
  expect(matrixRows(store.getState())).toEqual(['/', '/cart']);
});
