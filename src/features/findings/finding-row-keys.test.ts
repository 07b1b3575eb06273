// Keys in the list of findings: from row to row, and after a finding has disappeared.
import { expect, test } from 'vitest';
import type { FindingRow } from './finding-groups.ts';
import { countFindingsAbove, rowAfterKey, rowAtFinding } from './finding-row-keys.ts';

const finding = (line: number) =>
  ({ key: `f${line}`, finding: { range: { start: { line } } }, under: 'acts' }) as unknown as FindingRow;
const head: FindingRow = { key: 'acts', head: { weight: 'acts', count: 1 }, isOpen: true };
const more: FindingRow = { key: 'unwatched', hidden: 3, isOpen: false };
const rows = [head, finding(1), finding(2), head, finding(3), more];
const canFocus = (row: FindingRow) => row !== head;

test.each([
  [1, 'ArrowDown', 2],
  [2, 'ArrowDown', 4],
  [5, 'ArrowDown', 5],
  [4, 'ArrowUp', 2],
  [1, 'ArrowUp', 1],
  [4, 'Home', 1],
  [1, 'End', 5],
  [1, 'ArrowRight', undefined],
])('product: from row %i, %s leads to %s: heads without buttons are skipped', (from, key, to) => {
  expect(rowAfterKey(rows, canFocus, from, key)).toBe(to);
});

test('product: after a fix, the next finding gets the focus, else the previous one, else none', () => {
  const above = countFindingsAbove(rows, rows[2]!);
  expect(above).toBe(1);
  expect(rowAtFinding([head, finding(1), head, finding(3), more], above)).toBe(3);
  expect(rowAtFinding([head, finding(1), more], above)).toBe(1);
  expect(rowAtFinding([more], above)).toBeUndefined();
});
