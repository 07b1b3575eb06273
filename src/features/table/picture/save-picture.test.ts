import { expect, test } from 'vitest';
import { sourceOfText } from '../../../core/document/source.ts';
import { newFile } from '../../../state/document/document.ts';
import { createDocumentStore, emptyDocument } from '../../../state/document/document-store.ts';
import { accessMatrix } from '../../../state/table/matrix-query.ts';
import { printTable } from '../../../state/table/table-export.ts';
import { createPictureTable } from './save-picture.ts';

const text = 'User-agent: a\nUser-agent: b\nDisallow: /x\n\nUser-agent: *\nDisallow: /\n';

test('product: the picture of a table contains the same heads and answers as its copy', () => {
  const files = [newFile('/robots.txt', sourceOfText(text))];
  const rows = ['/', '/x', '/robots.txt'];
  const store = createDocumentStore({ ...emptyDocument(), files, rows, columns: ['a', 'b', 'c', ''] });
  const matrix = accessMatrix(store.getState());
  const picture = createPictureTable(matrix, rows, { title: '', facts: '' });
  const lines = [
    ['URL', ...picture.columns.map(({ names }) => names.join(' & '))],
    ...rows.map((url, row) => [url, ...picture.columns.map(({ answers }) => answers[row]!.word)]),
  ];
  expect(lines.map((line) => line.join(','))).toEqual(printTable(matrix, rows, 'csv').trim().split('\r\n'));
  expect(picture.columns.map(({ notes }) => notes)).toEqual([
    ['2 open, 1 closed', 'record 1'],
    ['1 open, 2 closed', 'record 2 (*)'],
  ]);
  expect(picture.columns[0]!.answers.map(({ tone }) => tone)).toEqual(['allow', 'deny', 'allow']);
});
