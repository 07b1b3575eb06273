// What the filter of the matrix and its legend call cells with a mark, and what the marks say.
import { number } from './counts.ts';

export const cellMarkWords = {
  filters: {
    changed: 'Changed',
    failed: 'Failing',
    differs: 'Readers differ',
    expected: 'Expected',
    requested: 'Requested, though No',
    unasked: 'Never requested',
  },
  legend: {
    changed: 'Changed',
    failed: 'Expectation fails',
    differs: 'Readers differ',
    expected: 'As expected',
    requested: 'Requested, though No',
    unasked: 'Never requested',
  },
  /** `count` of the user-agents of a shared column had that answer. */
  was: (word: string, count: number, all: number) =>
    count === all ? `was ${word}` : `was ${word} for ${number(count)} of ${number(all)} user-agents`,
} as const;
