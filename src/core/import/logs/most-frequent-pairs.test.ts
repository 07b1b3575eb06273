import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MostFrequent } from './most-frequent.ts';
import { MostFrequentPairs } from './most-frequent-pairs.ts';
import { createRankTest } from './stays-among.ts';

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

test('ours: pairs are counted as keys are', () => {
  const hits = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })), {
    maxLength: 300,
  });
  fc.assert(
    fc.property(hits, fc.integer({ min: 1, max: 20 }), (all, keep) => {
      const pairs = new MostFrequentPairs(keep);
      const keys = new MostFrequent<string>(keep);
      for (const [first, second] of all) {
        pairs.add(first, second);
        keys.hit(keys.entryOf(`${first} ${second}`));
        expect(pairs.size).toBe(keys.size);
      }
      const told = pairs.most().map(({ first, second, hits: count }) => [`${first} ${second}`, count]);
      expect(told).toEqual(keys.most().kept.map(({ key, hits: count }) => [key, count]));
    }),
    { numRuns: 60 },
  );
});

test('ours: a table that has to grow forgets nothing', () => {
  const pairs = new MostFrequentPairs(5000);
  for (let round = 0; round < 2; round++) for (let i = 0; i < 5000; i++) pairs.add(i % 70, i);
  expect(pairs.most()).toHaveLength(5000);
  expect(pairs.most().every(({ hits, first, second }) => hits === 2 && first === second % 70)).toBe(true);
});
