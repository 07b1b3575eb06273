// The reader of Python's urllib, held against the Python of this machine where it is one that reads so.
import { expect, test } from 'vitest';
import { compareWithUrllib } from '../../testing/oracles/urllib-comparison.ts';
import { urllibUnavailableReason } from '../../testing/oracles/urllib-oracle.ts';

const why = urllibUnavailableReason();

test.skipIf(why)(
  `modern-lines 14.4: the engine answers as urllib.robotparser${why ? ` (${why})` : ''}`,
  () => {
    const { compared, denied, differences } = compareWithUrllib(200, 1996);
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(800);
    expect(denied).toBeGreaterThan(50);
  },
);
