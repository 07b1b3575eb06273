import { expect, test } from 'vitest';
import { duration } from './en/app/notices.ts';
import { matrixWords } from './en/table.ts';
import { matrixToolWords } from './en/table-tools.ts';

test.each([
  [604_800, '7 days'],
  [86_400, '24 hours'],
  [3600, '1 hour'],
  [5400, '90 minutes'],
  [61, '61 seconds'],
  [0, '0 seconds'],
])('%i seconds are said as %s', (seconds, said) => {
  expect(duration(seconds)).toBe(said);
});

const record = (number: number) => ({ number, line: number * 10 });

test.each([
  [[], false, 'no record', 'No record applies.'],
  [[2], false, 'record 2', 'Follows record 2, from line 21.'],
  [[3], true, 'record 3 (*)', 'Follows the rules for any other crawler: record 3, from line 31.'],
  [[1, 4], false, 'records 1, 4', 'Follows record 1, from line 11; record 4, from line 41.'],
  [[1, 2, 3, 4, 5], false, 'records 1, 2, +3', /record 4, from line 41; and 1 more\.$/],
] as const)('a bracket for the records %o', (numbers, isDefault, said, inFull) => {
  const selection = { isDefault, records: numbers.map(record) };
  expect(matrixToolWords.bracket(selection)).toBe(said);
  expect(matrixWords.bracketInFull(selection)).toMatch(inFull);
});
