import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRankTest } from './most-frequent.ts';

test('ours: those stay that stand first when they are put in order, and none overtakes its equals', () => {
  const ranks = fc.array(fc.nat(6), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(ranks, fc.nat(), (all, some) => {
      const keep = 1 + (some % all.length);
      const order = all.map((rank, place) => ({ rank, place })).toSorted((a, b) => b.rank - a.rank);
      const expected = new Set(order.slice(0, keep).map(({ place }) => place));
      const stays = createRankTest(Float64Array.from(all), keep);
      expect(all.map((rank) => stays(rank))).toEqual(all.map((_, place) => expected.has(place)));
    }),
  );
});
