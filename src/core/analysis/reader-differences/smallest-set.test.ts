import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runSync } from '../../questions/cooperative-task.ts';
import { isMinimalSet, MAX_SET_SIZE, smallestSetTask } from './smallest-set.ts';

/** Returns every set of items, small ones first. */
function allSets(things: readonly number[]): number[][] {
  const sets = things.reduce<number[][]>(
    (done, thing) => [...done, ...done.map((set) => [...set, thing])],
    [[]],
  );
  return sets.sort((a, b) => a.length - b.length);
}

test('ours: the set is as small as the smallest of all sets that pass', () => {
  const things = [0, 1, 2, 3, 4, 5];
  const sets = allSets(things);
  fc.assert(
    fc.property(fc.infiniteStream(fc.boolean()), (chances) => {
      const doing = new Set(
        sets.filter(({ length }) => length > 0 && chances.next().value).map((set) => set.join()),
      );
      doing.delete('');
      doing.add(things.join());
      const does = (set: readonly number[]) => doing.has(set.join());
      const found = runSync(smallestSetTask(things, does));
      const least = sets.find(does)!;
      if (least.length > MAX_SET_SIZE + 1) expect(found).toBeUndefined();
      // One item more is found only if removing items led to it.
      if (least.length <= MAX_SET_SIZE) expect(found?.length).toBe(least.length);
      if (found) {
        expect(found.length).toBe(least.length);
        expect(isMinimalSet(found, does)).toBe(true);
      }
    }),
    { numRuns: 100 },
  );
});

test.each([
  ['one of many', [3], 40],
  ['a pair', [1, 3], 60],
  ['three', [0, 2, 5], 400],
])('ours: %s is found within few trials', (_, wanted, most) => {
  let trials = 0;
  const does = (set: readonly number[]) => {
    trials++;
    return wanted.every((thing) => set.includes(thing));
  };
  const things = Array.from({ length: 12 }, (__, i) => i);
  expect(runSync(smallestSetTask(things, does))).toEqual(wanted);
  expect(trials).toBeLessThan(most);
});

test('ours: a set of four is found if no smaller one passes; sets of five are not searched for', () => {
  const does = (most: number) => (set: readonly number[]) => set.length >= most;
  expect(runSync(smallestSetTask([1, 2, 3, 4, 5], does(4)))).toEqual([1, 2, 3, 4]);
  expect(runSync(smallestSetTask([1, 2, 3, 4, 5, 6], does(5)))).toBeUndefined();
});

test('ours: a set is minimal if it passes and no part of it does', () => {
  expect(isMinimalSet([1, 2], (set) => set.length === 2)).toBe(true);
  expect(isMinimalSet([1, 2], (set) => set.includes(2))).toBe(false);
  expect(isMinimalSet([1, 2], () => false)).toBe(false);
});
