import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allReaders } from '../../../testing/oracles/never-decides-oracle.ts';
import { canonicalUrl } from '../../matching/percent-encoding.ts';
import { comparedPart, urlParts } from '../../matching/url-parts.ts';
import type { Reader } from '../../readers/reader.ts';
import { readerOf } from '../../readers/registry.ts';
import { urlOfUnits, urlUnits } from './url-units.ts';

const canonical = (url: string, { path }: Reader) =>
  canonicalUrl(comparedPart(urlParts(url), path.urlPart), path);

test.each(allReaders.map((reader) => [reader.id, reader] as const))(
  '%s: for every compared form of a URL, a URL with that form is found',
  (_, reader) => {
    const piece = fc.oneof(
      fc.constantFrom('/', '?', '*', '$', '%', '%%34', '2', 'F', 'f', '%2F', '%2f', '%41', '%3A', '%20', 'é'),
      fc.stringMatching(/^[ -~]$/).filter((char) => char !== '#'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const units = canonical(`http://h/${pieces.join('')}`, reader);
        const url = urlOfUnits(units, reader, '');
        expect(url).toBeDefined();
        expect(canonical(url!, reader)).toBe(units);
        for (const unit of units) expect(urlUnits(reader).units).toContain(unit);
      }),
      { numRuns: 150 },
    );
  },
);

test.each([
  ['a character that needs no escape has none', 'google', '/a?b', '/a?b'],
  ['rfc 9309 2.2.3, figure 6: a star is written raw', 'rfc9309', '/a%2A', '/a%2A'],
  ['draft 1 3.2.2: an escaped slash stays escaped', 'koster-1996', '/a\u012fb', '/a%2Fb'],
  ['draft 1 3.2.2: a question mark in a path is escaped', 'koster-1996', '/a?b', '/a%3Fb'],
  ['rfc 3986 4.2: two slashes would be a host', 'google', '//a', 'http://site//a'],
  ['a URL decoded once can look like an escape', 'rfc9309', '/%41', '/%4%31'],
  ['robots.cc: escapes are in capital letters', 'google', '/%2f', undefined],
  ['no URL is compared with a raw star', 'rfc9309', '/*', undefined],
  ['a path begins with a slash', 'rfc9309', 'a', undefined],
] as const)('%s: %s, %s', (_, reader, units, url) => {
  expect(urlOfUnits(units, readerOf(reader), 'http://site')).toBe(url);
});
