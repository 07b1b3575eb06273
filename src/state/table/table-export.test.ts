import { expect, test } from 'vitest';
import { sourceOfText } from '../../core/document/source.ts';
import { newFile } from '../document/document.ts';
import { createDocumentStore, emptyDocument } from '../document/document-store.ts';
import { accessMatrix } from './matrix-query.ts';
import { setUsageQuestion } from './questions/usage.ts';
import { printTable } from './table-export.ts';

const text = [
  'ACAP-version: 1.1',
  'ACAP-crawler: *',
  'ACAP-allow-present-snippet: /news/ max-length=250-chars time-limit=3-days',
  'ACAP-allow-present-snippet: /free/',
  'ACAP-disallow-present-snippet: /shut/',
].join('\n');

test('a copied table has words for the shapes of cells: limited, and by what', () => {
  const files = [newFile('/robots.txt', sourceOfText(text))];
  const rows = ['/news/a', '/free/a', '/shut/a', '/other'];
  const store = createDocumentStore({ ...emptyDocument(), files, rows, columns: ['bot'] });
  setUsageQuestion(store, { usage: 'present-snippet', silence: 'ask' });
  expect(printTable(accessMatrix(store.getState()), rows, 'csv').trim().split(/\r?\n/)).toEqual([
    'URL,bot',
    '/news/a,"Limited: 250 characters, 3 days"',
    '/free/a,Yes',
    '/shut/a,No',
    '/other,Not said',
  ]);
});

test('acap 1.1: a cell that several lines decide names all of them', () => {
  const both = text.concat('\nACAP-allow-present: /news/ time-limit=7-days');
  const files = [newFile('/robots.txt', sourceOfText(both))];
  const store = createDocumentStore({ ...emptyDocument(), files, rows: ['/news/a'], columns: ['bot'] });
  setUsageQuestion(store, { usage: 'present-snippet', silence: 'ask' });
  const { kind, ask } = accessMatrix(store.getState());
  expect(kind.name(ask('bot', '/news/a'))).toBe(
    'Limited: 250 characters, 3 days, 7 days, lines 3 and 6 decide together',
  );
});

test('product: the name of a cell includes the path of lines in other files', () => {
  const reference = 'ACAP-version: 1.1\nACAP-crawler: *\nACAP-permissions-reference: /more.txt\n';
  const nameWith = (more: string) => {
    const files = [
      newFile('/robots.txt', sourceOfText(reference)),
      newFile('/more.txt', sourceOfText(`ACAP-version: 1.1\nACAP-crawler: *\n${more}`)),
    ];
    const store = createDocumentStore({ ...emptyDocument(), files, rows: ['/a'], columns: ['bot'] });
    setUsageQuestion(store, { usage: 'index' });
    const { kind, ask } = accessMatrix(store.getState());
    return kind.name(ask('bot', '/a'));
  };
  expect(nameWith('ACAP-disallow-index: /\n')).toContain(', line 3 of /more.txt decides');
  const two = 'ACAP-allow-index: / time-limit=3-days\nACAP-allow-index: / time-limit=7-days\n';
  expect(nameWith(two)).toContain(', lines 3 of /more.txt and 4 of /more.txt decide together');
});
