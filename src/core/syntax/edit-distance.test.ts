import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

/** The complete table of Wagner and Fischer. */
function plainDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++)
      row.push(Math.min(above[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1), above[j]! + 1, row[j - 1]! + 1));
    above = row;
  }
  return above[b.length]!;
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '-'), maxLength: 12 });

test('wagner and fischer 1974: the distance of two words is the fewest changes, and limit + 1 if there are more', () => {
  fc.assert(
    fc.property(word, word, word, fc.nat(6), (ends, a, b, limit) => {
      for (const [one, other] of [
        [a, b],
        [ends + a, ends + b],
        [a + ends, b + ends],
        [ends + a + ends, ends + b + ends],
      ] as const)
        expect(editDistance(one, other, limit)).toBe(Math.min(plainDistance(one, other), limit + 1));
    }),
    { numRuns: 500 },
  );
});
