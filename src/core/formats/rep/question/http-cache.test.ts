// How long a copy of the file may be used.
import { expect, test } from 'vitest';
import { cacheSeconds } from '../../../index.ts';

const DAY = 24 * 3600;
const date = 'Fri, 15 Nov 1996 12:00:00 GMT';
const later = 'Fri, 15 Nov 1996 13:00:00 GMT';

test.each([
  ['draft 1 3.4: seven days without headers', 'koster-1996', null, 7 * DAY],
  [
    'draft 1 3.4: Expires counts, from the Date of the answer',
    'koster-1996',
    { Expires: later, Date: date },
    3600,
  ],
  ['draft 1 3.4: or from now', 'koster-1996', { expires: later }, 1800],
  ['draft 1 3.4: Cache-Control counts', 'koster-1996', { 'Cache-Control': 'public, max-age=60' }, 60],
  [
    'rfc 9111 5.3: max-age counts before Expires',
    'koster-1996',
    { 'cache-control': 'max-age=60', expires: later },
    60,
  ],
  ['rfc 9111 5.3: an Expires that is no date is the past', 'koster-1996', { expires: '0' }, 0],
  ['rfc 9111 5.2.2: no-store', 'koster-1996', { 'cache-control': 'no-store, max-age=60' }, 0],
  ['rfc 9111 5.2.2: no-cache', 'koster-1996', 'Cache-Control: no-cache', 0],
  ['rfc 9111 5.2.2.10: s-maxage is for shared caches', 'koster-1996', 'Cache-Control: s-maxage=60', 7 * DAY],
  ['rfc 9111 5.2.2.1: max-age may be quoted', 'koster-1996', 'Cache-Control: max-age="60"', 60],
  ['rfc 9309 2.4: a day without headers', 'rfc9309', {}, DAY],
  ['rfc 9309 2.4: not longer than a day', 'rfc9309', 'max-age=604800', DAY],
  ['rfc 9309 2.4: shorter if the site says so', 'rfc9309', 'Cache-Control: max-age=60', 60],
] as const)('%s', (_name, reader, headers, seconds) => {
  expect(cacheSeconds(reader, headers, Date.parse('Fri, 15 Nov 1996 12:30:00 GMT'))).toBe(seconds);
});
