import { expect, test } from 'vitest';
import { duration } from './matrix.ts';

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
