import { expect, test } from 'vitest';
import type { RowGroup } from '../../../core/analysis/table/row-groups.ts';
import { groupOfRow, heightOfRow, rowAt, rowLayout, visibleGroups } from './row-layout.ts';

const anywhere: RowGroup = { key: '*', kind: 'anywhere', from: 2, to: 4 };
const folder: RowGroup = { key: '/a/', kind: 'folder', from: 4, to: 7 };
const none: ReadonlyMap<number, RowGroup> = new Map();
const all = { places: [0, 1, 2, 3, 4, 5, 6], folded: none };

const layoutOf = (
  visible: typeof all,
  { isSorted = false, rowGroups = [anywhere, folder], linesOf = (_: number): number => 1 } = {},
) => rowLayout(visibleGroups({ rowGroups }, visible, isSorted), visible, { cell: 1.5, linesOf });

test('design: each group begins with its own line, and every other line has a row', () => {
  const layout = layoutOf(all);
  expect(layout.tops.map((top) => top / 1.5)).toEqual([0, 1, 3, 4, 6, 7, 8, 9]);
  expect(layout.tops.slice(0, -1).map((top) => rowAt(layout, top))).toEqual(all.places);
  // The lines of groups belong to the row below them.
  expect([2, 5].map((line) => rowAt(layout, line * 1.5))).toEqual([2, 4]);
  expect(all.places.map((row) => heightOfRow(layout, row))).toEqual(all.places.map(() => 1.5));
  expect(groupOfRow(layout, 1)).toBeUndefined();
  expect(groupOfRow(layout, 2)).toEqual({ group: anywhere, isFirst: true });
  expect(groupOfRow(layout, 6)).toEqual({ group: folder, isFirst: false });
});

test('design: a path of several lines makes its row higher; every row is found at its place', () => {
  const layout = layoutOf(all, { linesOf: (row) => (row === 1 ? 3 : 1) });
  expect(heightOfRow(layout, 1)).toBe(3.75);
  expect(layout.tops[2]).toBe(1.5 + 3.75 + 1.5);
  for (const row of all.places) {
    const [top = 0, height] = [layout.tops[row], heightOfRow(layout, row)];
    expect([rowAt(layout, top), rowAt(layout, top + height - 0.01)]).toEqual([row, row]);
  }
  expect([rowAt(layout, -5), rowAt(layout, 1000)]).toEqual([0, 6]);
});

test('design: under a filter, a group begins with its first visible row; without any, it has no line', () => {
  const layout = layoutOf({ places: [1, 5, 6], folded: none });
  expect(layout.tops.map((top) => top / 1.5)).toEqual([0, 2, 3, 4]);
  expect(groupOfRow(layout, 1)).toEqual({ group: folder, isFirst: true });
  expect(layout.groups).toEqual([folder]);
});

test('ours: sorted rows, and rows in their original order, have no groups', () => {
  for (const layout of [layoutOf(all, { isSorted: true }), layoutOf(all, { rowGroups: [] })]) {
    expect(layout.tops[5]).toBe(7.5);
    expect(groupOfRow(layout, 5)).toBeUndefined();
  }
});

test('design: a folder that is folded is a row of the grid, high enough for two answers, without a line above it', () => {
  const layout = layoutOf({ places: [0, 1, 2, 4, 5, 6], folded: new Map([[2, anywhere]]) });
  expect(layout.tops.slice(0, 4)).toEqual([0, 1.5, 3, 3 + 2.125 + 1.5]);
  expect(heightOfRow(layout, 2)).toBe(2.125);
  expect(groupOfRow(layout, 2)).toBeUndefined();
});
