import { describe, expect, test } from 'vitest';
import { dayAndTime, keptVersionsWords } from './en/comparison/compare.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();
const now = at(21, 17, 40);

describe('when a version was kept', () => {
  test.each([
    ['a moment ago', at(21, 17, 40), 'today, 17:40'],
    ['just after midnight', at(21, 0, 0), 'today, 00:00'],
    ['before midnight', at(20, 23, 59), 'yesterday, 23:59'],
    ['the day before that', at(19, 23, 59), '19 Nov 2026, 23:59'],
    ['by a clock that goes ahead', at(22, 1), '22 Nov 2026, 01:00'],
  ])('ours: %s', (_, time, told) => {
    expect(dayAndTime(time, now)).toBe(told);
  });
});

describe('how a version differs from now', () => {
  test.each([
    [1, 0, '1 line added, 0 removed since'],
    [2, 1, '2 lines added, 1 removed since'],
    [0, 3, '0 lines added, 3 removed since'],
  ])('product: lines are counted as on the page: %i added, %i removed: %s', (added, removed, sentence) => {
    expect(keptVersionsWords.differs(added, removed)).toBe(sentence);
  });
});
