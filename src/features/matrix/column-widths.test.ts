import { expect, test } from 'vitest';
import { columnWidth, drawnColumns, piecesOf } from './column-widths.ts';

test.each([
  ['unhipbot', ['unhipbot']],
  ['Google-Extended', ['Google-', 'Extended']],
  ['DuckDuckBot', ['Duck', 'Duck', 'Bot']],
  ['webcrawler & excite', ['webcrawler ', '& ', 'excite']],
  ['GPTBot', ['GPTBot']],
])('%s may wrap between %o', (name, pieces) => {
  expect(piecesOf(name)).toEqual(pieces);
});

test('a column has room for the longest piece of its name, within limits', () => {
  expect(columnWidth('a')).toBe(7.5);
  expect(columnWidth('facebookexternalhit')).toBeGreaterThan(9);
  expect(columnWidth('x'.repeat(200))).toBe(16);
});

test('the gaps of the drawn columns stand for all others', () => {
  const widths = [7, 8, 9, 10, 11];
  expect(drawnColumns(widths, [1, 3])).toEqual([
    { index: 1, width: 8, before: 7, after: 0 },
    { index: 3, width: 10, before: 9, after: 11 },
  ]);
  expect(drawnColumns(widths, [])).toEqual([]);
  const all = drawnColumns(widths, [0, 1, 2, 3, 4]);
  expect(all.every(({ before, after }) => before === 0 && after === 0)).toBe(true);
});
