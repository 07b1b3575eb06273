import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findVersionsToDelete, MAX_BYTES, MAX_VERSIONS, type VersionAge } from './retention-policy.ts';

const NOW = Date.UTC(2026, 10, 21, 17, 40);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const aged = (age: number, properties: Partial<VersionAge> = {}): VersionAge => ({
  id: `${age}`,
  work: 'a',
  time: NOW - age,
  isNamed: false,
  bytes: 1000,
  ...properties,
});

const staying = (versions: readonly VersionAge[], now = NOW) => {
  const deleted = new Set(findVersionsToDelete(versions, now));
  return versions.filter(({ id }) => !deleted.has(id));
};
const agesOf = (versions: readonly VersionAge[]) => staying(versions).map(({ time }) => NOW - time);

describe('retention of earlier versions', () => {
  test('product: all of the last hour stay', () => {
    const versions = [0, 1, 2, 3, 59, 60].map((minutes) => aged(minutes * MINUTE));
    expect(staying(versions)).toEqual(versions);
  });

  test('product: the latest of each hour stays for a day', () => {
    // At 17:40, 15:59 and 15:30 are in the same hour, 14:50 is in another.
    expect(agesOf([aged(101 * MINUTE), aged(130 * MINUTE), aged(170 * MINUTE)])).toEqual([
      101 * MINUTE,
      170 * MINUTE,
    ]);
  });

  test('product: the latest of each day stays for thirty days, and none longer', () => {
    expect(agesOf([aged(2 * DAY), aged(2 * DAY + HOUR), aged(29 * DAY), aged(31 * DAY)])).toEqual([
      2 * DAY,
      29 * DAY,
    ]);
  });

  test('product: each session has its own periods', () => {
    const versions = [aged(5 * DAY), aged(5 * DAY, { id: 'b', work: 'b' })];
    expect(staying(versions)).toEqual(versions);
  });

  test('product: of more than 50, the oldest are deleted, across all sessions', () => {
    const versions = Array.from({ length: 60 }, (_, i) => aged(i * 1000, { work: i % 2 ? 'a' : 'b' }));
    expect(staying(versions)).toEqual(versions.slice(0, MAX_VERSIONS));
  });

  test('product: beyond 20 MB, the oldest are deleted; named ones do not count', () => {
    const big = MAX_BYTES / 2;
    const named = aged(HOUR, { id: 'named', bytes: 10 * MAX_BYTES, isNamed: true });
    const versions = [aged(0, { bytes: big }), aged(1, { bytes: big }), aged(2, { bytes: 1 }), named];
    expect(staying(versions)).toEqual([versions[0], versions[1], named]);
  });
});

const someVersions = fc
  .array(
    fc.record({
      age: fc.integer({ min: -HOUR, max: 40 * DAY }),
      work: fc.constantFrom('a', 'b', 'c'),
      isNamed: fc.boolean(),
      bytes: fc.integer({ min: 1, max: 2_000_000 }),
    }),
    { maxLength: 120 },
  )
  .map((list) => list.map(({ age, ...others }, i) => aged(age, { ...others, id: `${i}` })));

test('ours: for any versions, named ones stay, the limits hold, and a second run deletes nothing', () => {
  fc.assert(
    fc.property(someVersions, (versions) => {
      const stay = staying(versions);
      const byItself = stay.filter(({ isNamed }) => !isNamed);
      expect(stay.filter(({ isNamed }) => isNamed)).toEqual(versions.filter(({ isNamed }) => isNamed));
      expect(byItself.length).toBeLessThanOrEqual(MAX_VERSIONS);
      expect(byItself.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MAX_BYTES);
      expect(findVersionsToDelete(stay, NOW)).toEqual([]);
      expect(new Set(findVersionsToDelete(versions.toReversed(), NOW))).toEqual(
        new Set(findVersionsToDelete(versions, NOW)),
      );
    }),
    { numRuns: 200 },
  );
});

test('ours: the latest version always stays if it is small enough, and the passing of time alone never restores one', () => {
  fc.assert(
    fc.property(someVersions, fc.integer({ min: 0, max: 60 * DAY }), (versions, later) => {
      const latest = versions.filter(({ isNamed }) => !isNamed).toSorted((a, b) => b.time - a.time)[0];
      if (latest && NOW - latest.time < DAY)
        expect(staying(versions).map(({ time }) => time)).toContain(latest.time);
      const ids = (list: readonly VersionAge[]) => list.map(({ id }) => id);
      const remaining = ids(staying(staying(versions), NOW + later));
      expect(ids(staying(versions))).toEqual(expect.arrayContaining(remaining));
    }),
    { numRuns: 200 },
  );
});
