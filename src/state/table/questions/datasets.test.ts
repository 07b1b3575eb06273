// The question about data sets in the table: announced, title and license, for a visitor, and after a status.
import { expect, test } from 'vitest';
import { sourceOfText } from '../../../core/document/source.ts';
import { explainVerdict } from '../../../features/explanation/explain-cell.ts';
import { explain } from '../../../messages/explain/explain.ts';
import { newFile } from '../../document/document.ts';
import { createDocumentStore, edit, emptyDocument, updateView } from '../../document/document-store.ts';
import { accessMatrix } from '../matrix-query.ts';
import { printTable } from '../table-export.ts';
import { setDatasetQuestion } from './datasets.ts';

const text = [
  'User-agent: tool',
  'Allow: /',
  '',
  'User-agent: *',
  'Allow: /a.csv',
  'Title: Air',
  'Licence: https://creativecommons.org/licenses/by-sa/4.0/deed.en',
  'Allow: /b/',
  'title:',
  'Disallow: /',
  'Title: closed',
].join('\n');

function storeOf(path = '/data.txt') {
  const files = [newFile('/robots.txt', sourceOfText('')), newFile(path, sourceOfText(text))];
  const rows = ['/a.csv', '/b/1', '/c', '/data.txt', 'http://x.example/a.csv'];
  const document = { ...emptyDocument(), origin: 'http://h.example', files, rows, columns: ['x', 'y'] };
  const store = createDocumentStore(document);
  setDatasetQuestion(store);
  return store;
}
type Store = ReturnType<typeof storeOf>;

function cells(store: Store) {
  const { rows, agents, ask, kind } = accessMatrix(store.getState());
  return rows.map((url) => agents.map((column) => kind.word(ask(column, url))));
}

test('ours: whether a data set is announced and by which line, its title and its license', () => {
  const store = storeOf();
  expect(cells(store)).toEqual([
    ['Yes, line 5', 'Air', 'CC BY-SA 4.0'],
    ['Yes, line 8', 'not said', 'not said'],
    ['No, line 10', '–', '–'],
    ['Not mentioned', '–', '–'],
    ['Unknown', '–', '–'],
  ]);
  const { ask, kind, path, columns, count, rows } = accessMatrix(store.getState());
  expect([path, columns.length]).toEqual(['/data.txt', 3]);
  expect(kind.name(ask('announced', '/a.csv'))).toBe('Yes, line 5 decides');
  expect(kind.name(ask('title', '/a.csv'))).toBe('Air, line 5 announces it');
  expect(count('announced', rows).map(({ counted, count: total }) => `${total} ${counted}`)).toEqual([
    '2 yes',
    '1 no',
    '1 not mentioned',
    '1 unknown',
  ]);
  expect(count('title', rows).map(({ counted, count: total }) => `${total} ${counted}`)).toEqual([
    '1 said',
    '1 not said',
  ]);
});

test('ours: the answers of a column are those of its cells; a rule counts once per data set', () => {
  const { columns, rows, answersOf, linesOf, ask, kind } = accessMatrix(storeOf().getState());
  for (const { agents } of columns)
    rows.forEach((url, row) => {
      const { answer, by } = ask(agents[0], url);
      expect(kind.answers[answersOf(agents[0], rows)[row]!]!.answer).toBe(answer);
      const counted = agents[0] === 'announced' ? by?.line : undefined;
      expect(linesOf(agents[0], rows)[row]).toBe(counted ?? -1);
    });
});

test('data.txt 3.2.1: for a visitor that a record names', () => {
  const store = storeOf();
  setDatasetQuestion(store, 'tool');
  expect(cells(store)[2]).toEqual(['Yes, line 2', 'not said', 'not said']);
});

test('data.txt 3.1: after 404 all is unknown', () => {
  const store = storeOf();
  updateView(store, { status: 404 });
  expect(new Set(cells(store).map(([first]) => first))).toEqual(new Set(['Unknown']));
});

test('ours: without a data.txt the open file is used, and edits are followed', () => {
  const store = storeOf('/other.txt');
  updateView(store, { path: '/other.txt' });
  expect(cells(store)[0]).toEqual(['Yes, line 5', 'Air', 'CC BY-SA 4.0']);
  const range = { start: { line: 5, column: 7 }, end: { line: 5, column: 10 } };
  edit(store, '/other.txt', [{ range, text: 'Wind' }], { origin: 'text', label: { code: 'type' } });
  expect(cells(store)[0]![1]).toBe('Wind');
});

test('ours: the explanation of any of its cells contains how it was decided and the line that describes it', () => {
  const asked = accessMatrix(storeOf().getState());
  const steps = explainVerdict({ asked, agent: 'title', url: '/a.csv' }).trace();
  expect(explain(steps.at(-1)!)).toMatch(/^Line 7 describes the data: Licence/);
  expect(asked.heading('title')).toBe('for any other visitor');
});

test('ours: the copied table contains its words', () => {
  const matrix = accessMatrix(storeOf().getState());
  expect(printTable(matrix, ['/a.csv'], 'csv')).toContain('"Yes, line 5",Air,CC BY-SA 4.0');
});
