import { describe, expect, test } from 'vitest';
import { dayAndTime, keptVersionsWords } from './en/comparison/compare.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();
const now = at(21, 17, 40);

describe('when a version was kept', () => {
  test.each([
    ['a moment ago', at(21, 17, 40), 'today, 5:40 PM'],
    ['just after midnight', at(21, 0, 0), 'today, 12:00 AM'],
    ['before midnight', at(20, 23, 59), 'yesterday, 11:59 PM'],
    ['the day before that', at(19, 23, 59), 'Nov 19, 2026, 11:59 PM'],
    ['by a clock that goes ahead', at(22, 1), 'Nov 22, 2026, 1:00 AM'],
  ])('ours: %s', (_, time, told) => {
    expect(dayAndTime(time, now).replaceAll('\u202f', ' ')).toBe(told);
  });
});

describe('how a version differs from now', () => {
  test.each([
    [1, 0, '1 line differs from now'],
    [3, 0, '3 lines differ from now'],
    [3, -3, '3 lines fewer than now'],
    [1, 1, '1 line more than now'],
    [5, -3, '5 lines differ from now, 3 fewer'],
  ])('ours: %i lines differ, %i more: %s', (lines, more, sentence) => {
    expect(keptVersionsWords.differs(lines, more)).toBe(sentence);
  });
});
