// The names of days.
import { expect, test } from 'vitest';
import { siteDate } from './site-date.ts';

const now = new Date(2026, 10, 29, 9).getTime();

test.each([
  ['the same day, with the time', new Date(2026, 10, 29, 0, 1), 'today, 00:01'],
  ['the evening before, less than a day ago', new Date(2026, 10, 28, 23), 'yesterday'],
  ['earlier this year, without the year', new Date(2026, 10, 17, 12), '17 November'],
  ['in another year, with it', new Date(2025, 10, 17, 12), '17 November 2025'],
])('design: %s', (_, time, name) => {
  expect(siteDate(time.getTime(), now)).toBe(name);
});
