import { expect, test } from 'vitest';
import { findNearestNames } from './nearest-name.ts';

test.each([
  ['lnit', ['lint', 'init']],
  ['LNIT', ['lint', 'init']],
  ['lit', ['lint']],
  ['tset', ['test']],
  ['matrx', ['matrix']],
  ['zzzzzz', []],
  ['', []],
])('ours: the nearest names of %j are %j; two swapped neighboring letters are one change', (text, names) => {
  expect(findNearestNames(text, ['lint', 'init', 'test', 'matrix'])).toEqual(names);
});
