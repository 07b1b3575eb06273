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
])(
  'ours: of %j the nearest names are %j; two neighboring letters in another order are one change',
  (text, names) => {
    expect(findNearestNames(text, ['lint', 'init', 'test', 'matrix'])).toEqual(names);
  },
);
