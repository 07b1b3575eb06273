// The reader of Python's urllib on many random files; `node scripts/urllib.mjs` draws others.
import { expect, test } from 'vitest';
import { compareWithUrllib } from '../../testing/oracles/urllib-comparison.ts';
import { urllibUnavailableReason } from '../../testing/oracles/urllib-oracle.ts';

const why = urllibUnavailableReason();

test.skipIf(why)(`modern-lines 14.4: urllib.robotparser on many files${why ? ` (${why})` : ''}`, () => {
  const { compared, denied, differences } = compareWithUrllib(10_000, Date.now() % 1_000_000);
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(40_000);
  expect(denied).toBeGreaterThan(2_500);
});
