import { expect, test } from 'vitest';
import type { RowGroup } from '../../../core/analysis/table/row-groups.ts';
import { groupOfRow, lineOfRow, rowInLine, rowLayout } from './row-layout.ts';

const anywhere: RowGroup = { key: '*', kind: 'anywhere', from: 2, to: 4 };
const folder: RowGroup = { key: '/a/', kind: 'folder', from: 4, to: 7 };
const matrix = { rowGroups: [anywhere, folder] };
const none: ReadonlyMap<number, RowGroup> = new Map();
const all = { places: [0, 1, 2, 3, 4, 5, 6], folded: none };

test('design: each group begins with its own line, and every other line has a row', () => {
  const layout = rowLayout(matrix, all, false);
  const lines = all.places.map((row) => lineOfRow(layout, row));
  expect(lines).toEqual([0, 1, 3, 4, 6, 7, 8]);
  expect(lines.map((line) => rowInLine(layout, line))).toEqual(all.places);
  // The lines of groups belong to the row below them.
  expect([2, 5].map((line) => rowInLine(layout, line))).toEqual([2, 4]);
  expect(groupOfRow(layout, 1)).toBeUndefined();
  expect(groupOfRow(layout, 2)).toEqual({ group: anywhere, isFirst: true });
  expect(groupOfRow(layout, 6)).toEqual({ group: folder, isFirst: false });
});

test('design: under a filter, a group begins with its first visible row; without any, it has no line', () => {
  const layout = rowLayout(matrix, { places: [1, 5, 6], folded: none }, false);
  expect([0, 1, 2].map((row) => lineOfRow(layout, row))).toEqual([0, 2, 3]);
  expect(groupOfRow(layout, 1)).toEqual({ group: folder, isFirst: true });
  expect(layout.groups).toEqual([folder]);
});

test('ours: sorted rows, and rows in their original order, have no groups', () => {
  for (const layout of [rowLayout(matrix, all, true), rowLayout({ rowGroups: [] }, all, false)]) {
    expect(lineOfRow(layout, 5)).toBe(5);
    expect(rowInLine(layout, 5)).toBe(5);
    expect(groupOfRow(layout, 5)).toBeUndefined();
  }
});

test('design: a folder that is folded is a row of the grid and has no line above it', () => {
  const layout = rowLayout(matrix, { places: [0, 1, 2, 4, 5, 6], folded: new Map([[2, anywhere]]) }, false);
  expect([0, 1, 2, 3, 4, 5].map((row) => lineOfRow(layout, row))).toEqual([0, 1, 2, 4, 5, 6]);
  expect(groupOfRow(layout, 2)).toBeUndefined();
});
