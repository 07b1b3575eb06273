import { expect, test } from 'vitest';
import { sourceOfText } from '../../core/document/source.ts';
import { createDocumentStore, edit } from '../document/document-store.ts';
import { openPolicyFile } from '../files/open-files.ts';
import { unsavedLines } from './unsaved-lines.ts';

test('design: a line that is restored to its saved text is no longer marked', () => {
  const store = createDocumentStore();
  openPolicyFile(store, '/robots.txt', sourceOfText('User-agent: *\nDisallow: /a\nDisallow: /b\n'), {
    code: 'open-file',
    params: { path: '/robots.txt' },
  });
  const write = (text: string, end: number) =>
    edit(
      store,
      '/robots.txt',
      [{ range: { start: { line: 1, column: 10 }, end: { line: 1, column: end } }, text }],
      { origin: 'form', label: { code: 'set-path', params: { line: 2 } } },
    );
  write('/x', 12);
  expect(unsavedLines(store.getState()).runs).toHaveLength(1);
  write('/a', 12);
  expect(unsavedLines(store.getState()).runs).toEqual([]);
});
