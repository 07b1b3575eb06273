// Pattern overlap, compared with a search of all pairs of positions.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UNIT } from '../matching/percent-encoding.ts';
import { patternsOverlap } from './pattern-overlap.ts';

/** Compares position by position; the cost is the product of the lengths. */
function overlapsBySearch(a: string, b: string): boolean {
  const closed = (units: string) => (units.endsWith(UNIT.end) ? units.slice(0, -1) : units + UNIT.star);
  const [x, y] = [closed(a), closed(b)];
  const meet = (i: number, j: number): boolean => {
    if (i === x.length && j === y.length) return true;
    if (x[i] === UNIT.star || y[j] === UNIT.star)
      return (
        (i < x.length && meet(i + 1, j) && x[i] === UNIT.star) ||
        (x[i] === UNIT.star && j < y.length && meet(i, j + 1)) ||
        (y[j] === UNIT.star && (meet(i, j + 1) || (i < x.length && meet(i + 1, j))))
      );
    return i < x.length && x[i] === y[j] && meet(i + 1, j + 1);
  };
  return meet(0, 0);
}

const units = fc
  .tuple(fc.stringMatching(/^[ab*]{0,5}$/), fc.constantFrom('', '$'))
  .map(([path, end]) => `/${path}${end}`.replaceAll('*', UNIT.star).replace('$', UNIT.end));

test('ours: two patterns overlap exactly if a search of all positions finds an overlap', () => {
  fc.assert(
    fc.property(units, units, (a, b) => {
      expect(patternsOverlap(a, b)).toBe(overlapsBySearch(a, b));
      expect(patternsOverlap(b, a)).toBe(overlapsBySearch(a, b));
    }),
    { numRuns: 2000 },
  );
});
