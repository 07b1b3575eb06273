// The reader for Python's urllib, on many random files. `node scripts/urllib.mjs` creates others.
import { expect, test } from 'vitest';
import { compareWithUrllib } from '../../testing/oracles/urllib-comparison.ts';
import { readerOfPython } from '../../testing/oracles/urllib-oracle.ts';

const python = readerOfPython();
const [reader, why] =
  'reader' in python ? [python.reader, undefined] : (['python-urllib-3.12', python.reason] as const);

test.skipIf(why)(`urllib: urllib.robotparser on many files${why ? ` (${why})` : ''}`, () => {
  const { compared, denied, differences } = compareWithUrllib(reader, 10_000, Date.now() % 1_000_000);
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(40_000);
  expect(denied).toBeGreaterThan(2_500);
});
