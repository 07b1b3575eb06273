// Library, matrix and audit give the same answers about the use of a site, whichever of its files state it.
import { expect, test } from 'vitest';
import { createCarrierSite } from '../testing/carrier-sites.ts';
import { findDifferentPlaces } from './find-different-places.ts';

test.each(Array.from({ length: 12 }, (_, seed) => seed))(
  'product: audit, matrix and library agree on every crawler, use and path: small site %i',
  async (seed) => {
    expect(await findDifferentPlaces(createCarrierSite(seed))).toEqual([]);
  },
);
