import { expect, test, vi } from 'vitest';
import { createFinding, createFix, type Fix, fixesNotKept } from './finding.ts';

const at = { line: 0, column: 0 };
const row = { code: 'X', severity: 'hint', source: [] } as const;

test('ours: fixes are computed once by the property, and cached only there', () => {
  const make = vi.fn<() => readonly Fix[]>(() => [createFix('fix', {}, 'changes', () => [])]);
  const finding = createFinding(row, { start: at, end: at }, {}, make);
  expect(fixesNotKept(finding)).not.toBe(fixesNotKept(finding));
  expect(make).toHaveBeenCalledTimes(2);
  expect(finding.fixes).toBe(finding.fixes);
  expect(fixesNotKept(finding)).toBe(finding.fixes);
  expect(make).toHaveBeenCalledTimes(3);
});
