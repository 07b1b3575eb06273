// Numbers of findings in words.
import { expect, test } from 'vitest';
import { findingWords } from './en/findings.ts';

test('product: the count of each severity is told, and nothing is left out of a list of four', () => {
  const counts = [
    ['error', 3],
    ['warning', 4],
    ['info', 5],
    ['hint', 1],
  ] as const;
  expect(findingWords.counts(counts)).toBe('3 errors, 4 warnings, 5 notes and 1 hint');
  expect(
    findingWords.counts([
      ['error', 1],
      ['warning', 0],
      ['info', 0],
      ['hint', 2],
    ]),
  ).toBe('1 error and 2 hints');
});
