import { expect, test } from 'vitest';
import { readerFixTitle } from './en/comparison/reader-causes.ts';

test('product: a fix is named by what it does; two that are made together in one sentence', () => {
  const write = { code: 'write-names', lines: [3], words: ['Disallow'] } as const;
  const remove = { code: 'delete-blank-lines', lines: [2], words: [] } as const;
  expect(readerFixTitle(write)).toBe('Use Disallow on line 4');
  expect(readerFixTitle({ ...write, and: remove })).toBe('Use Disallow on line 4, and delete blank line 3');
});
