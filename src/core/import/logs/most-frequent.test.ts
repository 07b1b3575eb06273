import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRankTest } from './most-frequent.ts';

test('ours: the first in sorted order are kept, and equal ranks keep their order', () => {
  const ranks = fc.array(fc.nat(6), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(ranks, fc.nat(), (allRanks, seed) => {
      const keep = 1 + (seed % allRanks.length);
      const order = allRanks.map((rank, index) => ({ rank, index })).toSorted((a, b) => b.rank - a.rank);
      const expected = new Set(order.slice(0, keep).map(({ index }) => index));
      const isKept = createRankTest(Float64Array.from(allRanks), keep);
      expect(allRanks.map((rank) => isKept(rank))).toEqual(allRanks.map((_, index) => expected.has(index)));
    }),
  );
});
