import { expect, test } from 'vitest';
import { sourceOfText } from '../../../core/document/source.ts';
import { newFile } from '../../document/document.ts';
import { createDocumentStore, emptyDocument } from '../../document/document-store.ts';
import { accessMatrix } from '../matrix-query.ts';
import { countShown } from './shown-counts.ts';

const matrix = accessMatrix(
  createDocumentStore({
    ...emptyDocument(),
    origin: 'http://s.example',
    files: [newFile('/robots.txt', sourceOfText('User-agent: a\nUser-agent: b\nDisallow: /x\n'))],
    rows: ['/', '/x', '/x/y'],
    columns: ['a', 'b', ''],
  }).getState(),
);

test('design: of a list that is shown alone, only its answers and marks are counted', () => {
  const { answers, countMark } = countShown(matrix, ['/x', '/', '/not-in-the-table']);
  expect(answers).toMatchObject({ all: 4, allow: 3, deny: 1 });
  const at = (agents: readonly string[]) => (agents.includes('a') ? { says: 'was Yes' } : undefined);
  const marked = { count: 4, urls: new Set(['/x', '/x/y']), at };
  expect(countMark('changed', { changed: marked })).toBe(1);
  expect(countMark('failed', { failed: marked })).toBe(1);
  expect(countMark('differs', { changed: marked })).toBe(0);
});

test('design: answers of a very long list are not counted while it is shown', () => {
  const urls = Array.from({ length: 20_000 }, (_, i) => `/${i}`);
  expect(countShown({ ...matrix, rows: urls }, urls).answers).toBeUndefined();
});
