// Keys in the list of findings: from finding to finding, and after a finding has disappeared.
import { expect, test } from 'vitest';
import type { FindingRow } from './finding-groups.ts';
import { countFindingsAbove, rowAfterKey, rowAtFinding } from './finding-row-keys.ts';

const finding = (line: number) =>
  ({ key: `f${line}`, finding: { range: { start: { line } } }, under: 'file' }) as unknown as FindingRow;
const head = (of: 'file' | 'kind') =>
  ({ key: of, group: { key: of, head: { of, code: 'R001' }, findings: [] } }) as unknown as FindingRow;
const byPlace = [head('file'), finding(1), finding(2), head('file'), finding(3)];

test.each([
  [1, 'ArrowDown', 2],
  [2, 'ArrowDown', 4],
  [4, 'ArrowDown', 4],
  [4, 'ArrowUp', 2],
  [1, 'ArrowUp', 1],
  [4, 'Home', 1],
  [1, 'End', 4],
  [1, 'ArrowRight', undefined],
])('product: from row %i, %s leads to %s: heads without buttons are skipped', (from, key, to) => {
  expect(rowAfterKey(byPlace, from, key)).toBe(to);
});

test('product: the head of a kind gets the focus, because it has buttons', () => {
  const rows = [head('kind'), finding(1), head('kind'), finding(2)];
  expect([rowAfterKey(rows, 1, 'ArrowDown'), rowAfterKey(rows, 1, 'Home')]).toEqual([2, 0]);
});

test('product: after a fix, the next finding gets the focus, else the previous one, else none', () => {
  const above = countFindingsAbove(byPlace, byPlace[2]!);
  expect(above).toBe(1);
  expect(rowAtFinding([head('file'), finding(1), head('file'), finding(3)], above)).toBe(3);
  expect(rowAtFinding([head('file'), finding(1)], above)).toBe(1);
  expect(rowAtFinding([], above)).toBeUndefined();
});
