import { expect, test } from 'vitest';
import {
  breakableParts,
  pathColumnWidth,
  pinnedColumnWidth,
  sharedColumnWidth,
  visibleColumns,
} from './column-widths.ts';

test.each([
  ['unhipbot', ['unhipbot']],
  ['Google-Extended', ['Google-', 'Extended']],
  ['DuckDuckBot', ['Duck', 'Duck', 'Bot']],
  // The number stays with the last part of the name.
  ['GPTBot + 51', ['GPTBot + 51']],
  ['Any other crawler', ['Any ', 'other ', 'crawler']],
])('%s may wrap between %o', (name, parts) => {
  expect(breakableParts(name)).toEqual(parts);
});

const head = (name: string, below = '') => ({ name, below });
const WIDE = 60;

test('design: all columns have the width that the widest head needs, within limits', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  expect(
    sharedColumnWidth(
      names.map((name) => head(name)),
      0,
      WIDE,
    ),
  ).toBe(4.25);
  const wide = sharedColumnWidth(
    [...names, 'GPTBot + 51'].map((name) => head(name)),
    0,
    WIDE,
  );
  expect(wide).toBeGreaterThan(5);
  expect(
    sharedColumnWidth(
      [...names, 'x'.repeat(200)].map((name) => head(name)),
      0,
      WIDE,
    ),
  ).toBe(6.5);
  // On a phone the column of URLs needs the room.
  expect(sharedColumnWidth([head('GPTBot + 51')], 0, 20)).toBeLessThan(5);
  expect(sharedColumnWidth([head('Mediapartners-Google')], 0, 20)).toBe(6.25);
  expect(sharedColumnWidth([head('Mediapartners-Google')], 0, 16)).toBe(5);
  // The answers of another question need more.
  expect(sharedColumnWidth([head('a')], 12, WIDE)).toBe(12);
});

test('design: columns are wider where they are few, but not on a phone', () => {
  const widthOf = (count: number, pane: number) =>
    sharedColumnWidth(
      Array.from({ length: count - 1 }, () => head('a')),
      0,
      pane,
    );
  expect([1, 3, 4, 6, 7, 50].map((count) => widthOf(count, WIDE))).toEqual([6.5, 6.5, 5, 5, 4.25, 4.25]);
  expect(widthOf(3, 24)).toBe(4.25);
  // The only one has its texts in one line.
  expect(sharedColumnWidth([head('Any other crawler', 'also Googlebot + 17')], 0, WIDE)).toBeGreaterThan(7.5);
});

test('design: the column of any other crawler has its small text in one line, if there is room', () => {
  expect(pinnedColumnWidth(head('', ''), WIDE)).toBe(6.75);
  expect(pinnedColumnWidth(head('', 'also Googlebot + 17'), WIDE)).toBeGreaterThan(7.5);
  expect(pinnedColumnWidth(head('', 'also Googlebot + 17'), 24)).toBe(6);
});

test('the gaps of the rendered columns have the width of all others', () => {
  expect(visibleColumns(7, 5, [1, 3])).toEqual([
    { index: 1, width: 7, before: 7, after: 0 },
    { index: 3, width: 7, before: 7, after: 7 },
  ]);
  expect(visibleColumns(7, 5, [])).toEqual([]);
  const all = visibleColumns(7, 5, [0, 1, 2, 3, 4]);
  expect(all.every(({ before, after }) => before === 0 && after === 0)).toBe(true);
});

test('design: the column of URLs asks for the width of the longest path, in steps that a letter seldom changes', () => {
  const widthOf = (...paths: string[]) => pathColumnWidth(paths, (path) => path);
  expect(widthOf('/', `/${'x'.repeat(14)}`)).toBe(9);
  const typed = Array.from({ length: 40 }, (_, i) => widthOf(`/${'x'.repeat(i)}`));
  expect(new Set(typed).size).toBeLessThan(40 / 5);
  expect(typed).toEqual(typed.toSorted((a, b) => a - b));
  expect(widthOf(`/${'x'.repeat(2000)}`)).toBe(12.5);
});
