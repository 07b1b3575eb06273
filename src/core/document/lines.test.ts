import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../testing/arbitraries/edits.ts';
import {
  chunkIndexOf,
  createLines,
  type LineSplice,
  lineAt,
  lineIndexOfId,
  newLine,
  sliceLines,
  spliceLines,
} from './lines.ts';

const numbered = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => newLine(`${from + i}`, '\n'));

describe('lines in chunks', () => {
  const all = numbered(0, 3000);
  const lines = createLines(all);

  test('lineAt finds every line by its number, and none outside the file', () => {
    expect(all.every((line, i) => lineAt(lines, i) === line)).toBe(true);
    expect(lineAt(lines, -1)).toBeUndefined();
    expect(lineAt(lines, 3000)).toBeUndefined();
    expect(lines.chunks.length).toBeGreaterThan(1);
    expect(chunkIndexOf(lines, 2999)).toBe(lines.chunks.length - 1);
  });

  test('lineIndexOfId finds every line by its id', () => {
    expect(lineIndexOfId(lines, all[2500]!.id)).toBe(2500);
    expect(lineIndexOfId(lines, -1)).toBe(-1);
  });

  test('a slice across chunks', () => {
    expect(sliceLines(lines, 500, 1600)).toEqual(all.slice(500, 1600));
    expect(sliceLines(lines, 7, 7)).toEqual([]);
    expect(sliceLines(lines, 2990, 9999)).toEqual(all.slice(2990));
  });

  test('chunks without replaced lines are shared', () => {
    const after = spliceLines(lines, [{ start: 1500, count: 1, lines: numbered(0, 2) }]);
    const shared = after.chunks.filter((chunk) => lines.chunks.includes(chunk));
    expect(shared.length).toBe(lines.chunks.length - 1);
  });

  test('spliceLines works like splice on an array, and splits large chunks', () => {
    const sizes = fc.record({
      at: fc.nat(3000),
      count: fc.nat(1500),
      insert: fc.oneof(fc.nat(3), fc.nat(2500)),
    });
    fc.assert(
      fc.property(fc.array(sizes, { minLength: 1, maxLength: 4 }), (steps) => {
        let result = lines;
        const expected = [...all];
        for (const { at, count, insert } of steps) {
          const start = Math.min(at, expected.length - 1);
          const removed = Math.min(count, expected.length - start);
          const inserted = numbered(0, Math.max(insert, removed === expected.length ? 1 : 0));
          result = spliceLines(result, [{ start, count: removed, lines: inserted }]);
          expected.splice(start, removed, ...inserted);
        }
        expect(result.length).toBe(expected.length);
        expect(expected.every((line, i) => lineAt(result, i) === line)).toBe(true);
        expect(Math.max(...result.chunks.map((chunk) => chunk.length))).toBeLessThanOrEqual(1024);
        expect(result.chunks.every((chunk) => chunk.length > 0)).toBe(true);
      }),
      { numRuns: runs(40) },
    );
  });

  test('many splices at once give the same lines as one after the other, and share as many chunks', () => {
    const splice = fc.record({ skip: fc.nat(900), count: fc.nat(900), insert: fc.nat(700) });
    const chunksOf = ({ start, count }: LineSplice): number[] => {
      const first = chunkIndexOf(lines, start);
      const last = chunkIndexOf(lines, Math.max(start, start + count - 1));
      return Array.from({ length: last - first + 1 }, (_, i) => first + i);
    };
    fc.assert(
      fc.property(fc.array(splice, { minLength: 1, maxLength: 8 }), (wishes) => {
        const splices: LineSplice[] = [];
        let at = 0;
        for (const { skip, count, insert } of wishes) {
          const start = Math.min(at + skip, 2999);
          at = Math.min(start + count, 2999);
          splices.push({ start, count: at - start, lines: numbered(0, insert) });
        }
        const result = spliceLines(lines, splices);
        const expected = [...all];
        for (const one of splices.toReversed()) expected.splice(one.start, one.count, ...one.lines);
        expect(result.length).toBe(expected.length);
        expect(expected.every((line, i) => lineAt(result, i) === line)).toBe(true);
        const touched = new Set(splices.flatMap(chunksOf));
        const untouched = lines.chunks.filter((_, k) => !touched.has(k));
        expect(untouched.every((chunk) => result.chunks.includes(chunk))).toBe(true);
        expect(Math.max(...result.chunks.map((chunk) => chunk.length))).toBeLessThanOrEqual(1024);
        expect(result.chunks.every((chunk) => chunk.length > 0)).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });
});
