import { expect, test } from 'vitest';
import { sourceOfText } from '../../../core/document/source.ts';
import { createDocumentStore } from '../../../state/document/document-store.ts';
import { openPolicyFile } from '../../../state/files/open-files.ts';
import { addRows } from '../../../state/table/additions/matrix-additions.ts';
import { matrixQuery } from '../../../state/table/matrix-query.ts';
import { describeAddedUrls, describeClosed } from './addition-notes.ts';

const TEXT = 'User-agent: one\nDisallow: /a/\n\nUser-agent: *\nDisallow: /b/1\n';

test('product: a list that is added says what was new, and how much of it is closed to the selected crawler', () => {
  const store = createDocumentStore();
  openPolicyFile(store, '/robots.txt', sourceOfText(TEXT), {
    code: 'open-file',
    params: { path: '/robots.txt' },
  });
  const result = addRows(store, '/a/1\n/a/2\n/b/1\n/c\n/c');
  expect(describeAddedUrls(result, '')).toBe('3 URLs added, 2 were there already.');
  const query = matrixQuery(store.getState());
  expect(describeClosed(query, 'one', result.seen)).toBe('2 of these 4 are closed to one.');
  expect(describeClosed(query, '', result.seen)).toBe('1 of these 4 is closed to any other crawler.');
  expect(describeClosed(query, 'one', ['/a/1'])).toBe('');
});
