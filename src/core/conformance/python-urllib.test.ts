// The reader of Python's urllib, held against the Python of this machine where it is one that reads so.
import { expect, test } from 'vitest';
import { compareWithUrllib } from '../../testing/oracles/urllib-comparison.ts';
import { readerOfPython } from '../../testing/oracles/urllib-oracle.ts';

const python = readerOfPython();
const [reader, why] =
  'reader' in python ? [python.reader, undefined] : (['python-urllib-3.12', python.reason] as const);

test.skipIf(why)(
  `modern-lines 14.4: the engine answers as urllib.robotparser${why ? ` (${why})` : ''}`,
  () => {
    const { compared, denied, differences } = compareWithUrllib(reader, 200, 1996);
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(800);
    expect(denied).toBeGreaterThan(50);
  },
);
