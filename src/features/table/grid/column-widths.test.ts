import { expect, test } from 'vitest';
import {
  breakableParts,
  columnWidthFor,
  leastColumnWidth,
  pathCapacity,
  pathColumnStyle,
  pathColumnWidth,
  pathCutIndex,
  visibleColumns,
} from './column-widths.ts';

test.each([
  ['unhipbot', ['unhipbot']],
  ['Google-Extended', ['Google-', 'Extended']],
  ['DuckDuckBot', ['Duck', 'Duck', 'Bot']],
  ['webcrawler & excite', ['webcrawler ', '& ', 'excite']],
  ['GPTBot', ['GPTBot']],
])('%s may wrap between %o', (name, pieces) => {
  expect(breakableParts(name)).toEqual(pieces);
});

test('a column fits the longest part of its name, within limits', () => {
  expect(columnWidthFor('a')).toBe(4.25);
  expect(columnWidthFor('facebookexternalhit')).toBeGreaterThan(7);
  expect(columnWidthFor('x'.repeat(200))).toBe(8);
});

test('design: columns are wider where they are few', () => {
  expect([1, 3, 4, 6, 7, 50].map(leastColumnWidth)).toEqual([7.5, 7.5, 5, 5, 4.25, 4.25]);
});

test('the gaps of the rendered columns have the width of all others', () => {
  const widths = [7, 8, 9, 10, 11];
  expect(visibleColumns(widths, [1, 3])).toEqual([
    { index: 1, width: 8, before: 7, after: 0 },
    { index: 3, width: 10, before: 9, after: 11 },
  ]);
  expect(visibleColumns(widths, [])).toEqual([]);
  const all = visibleColumns(widths, [0, 1, 2, 3, 4]);
  expect(all.every(({ before, after }) => before === 0 && after === 0)).toBe(true);
});

test('the column of URLs is as wide as the longest path, within limits, and a path that is shorter by a fifth fits', () => {
  const widthOf = (...paths: string[]) => pathColumnWidth(paths, (path) => path);
  expect(widthOf('/', '/a')).toBe(9);
  expect(widthOf('/', `/${'x'.repeat(24)}`)).toBeCloseTo(13);
  expect(widthOf(`/${'x'.repeat(2000)}`)).toBe(20);
  expect(pathColumnStyle(13, 20)).toBe('clamp(min(8.25rem, 36cqi), 100cqi - 21.75rem, 13rem)');
  expect(pathCapacity(13, 20, 60)).toBe(20);
});

test.each([
  ['wide', 60, 32],
  ['narrow', 35, 20],
  ['so narrow that the other columns need the space', 25, 11],
  ['very narrow', 20, 9],
  ['not measured yet', 0, 0],
])('in a pane that is %s, of %i rem, %i characters certainly fit', (_, pane, room) => {
  expect(pathCapacity(20, 20, pane)).toBe(room);
});

test('ours: a long path is cut before its last 14 characters; in a narrow column before fewer, so that its beginning shows the cut', () => {
  const path = '/news/bridge-opens.html';
  expect(path.slice(pathCutIndex(path, 40))).toBe('dge-opens.html');
  const narrow = path.slice(pathCutIndex(path, pathCapacity(12, 10, 20)));
  expect([narrow, narrow.length < pathCapacity(12, 10, 20)]).toEqual(['ens.html', true]);
  expect(path.slice(pathCutIndex(path, 3))).toBe('html');
  expect(pathCutIndex('/a.html', 9)).toBe(7);
});
