// As places-alike.test.ts, for more sites, and for some with as many records as real ones have.
import { expect, test } from 'vitest';
import { createCarrierSite } from '../testing/carrier-sites.ts';
import { findDifferentPlaces } from './find-different-places.ts';

const small = Array.from({ length: 181 }, (_, seed) => [seed, seed % 4] as const);
const large = Array.from({ length: 20 }, (_, seed) => [1000 + seed, 10 + seed] as const);

test.each([...small, ...large])(
  'product: audit, matrix and library agree on every crawler, use and path: site %i with %i records',
  async (seed, records) => {
    expect(await findDifferentPlaces(createCarrierSite(seed, records))).toEqual([]);
  },
  60_000,
);
