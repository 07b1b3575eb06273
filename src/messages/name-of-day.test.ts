// The names of days.
import { expect, test } from 'vitest';
import { nameOfDay } from './name-of-day.ts';

const now = new Date(2026, 10, 29, 9).getTime();

test.each([
  ['the same day', new Date(2026, 10, 29, 0, 1), 'today'],
  ['the evening before, less than a day ago', new Date(2026, 10, 28, 23), 'yesterday'],
  ['earlier this year, without the year', new Date(2026, 10, 17, 12), 'Nov 17'],
  ['in another year, with it', new Date(2025, 10, 17, 12), 'Nov 17, 2025'],
])('design: %s', (_, time, name) => {
  expect(nameOfDay(time.getTime(), now)).toBe(name);
});
