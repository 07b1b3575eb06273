// Dates follow the conventions of the language: docs/languages.md.
import { expect, test } from 'vitest';
import { formatDay as inGerman } from './de/counts.ts';
import { crawlerWords as german } from './de/crawlers.ts';
import { formatDay as inEnglish } from './en/counts.ts';
import { crawlerWords as english } from './en/crawlers.ts';

test.each([
  ['2026-02-11', '11 Feb 2026', '11. Feb. 2026'],
  ['2019', '2019', '2019'],
  ['2026-02', '2026-02', '2026-02'],
  ['2026-99-99', '2026-99-99', '2026-99-99'],
])('ours: %s is told as a day, and what is none stays', (date, first, second) => {
  expect([inEnglish(date), inGerman(date)]).toEqual([first, second]);
});

test('ours: the day of an entry is told in both languages', () => {
  const own = { date: '2026-11-21', source: 'a list' };
  expect(english.ownFrom(own)).toBe('Your entry from a list, 21 Nov 2026.');
  expect(german.ownFrom(own)).toBe('Eigener Eintrag aus a list, 21. Nov. 2026.');
});
