// Ways out of what is wrong with a path pattern or a locator.
import { escapedOctets } from '../../../matching/percent.ts';
import type { Encoding } from '../../../text/encoding.ts';
import { type Fixer, type FixTable, faulty, swap } from './line-fix.ts';

const ENCODED = /%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9\-._~!&'()*+,;=:@/?$%]/gu;

/** Percent-encodes what no path may hold; a character of a file in octets is its octet. */
const encodePath = (text: string, encoding: Encoding): string =>
  text.replace(ENCODED, (character) => escapedOctets(character, encoding));

/** The path of a URI or of something with a host; the root if it has none. */
function pathOnly(text: string): string {
  const behind = text.replace(/^[A-Za-z][A-Za-z0-9+.-]*:/, '').replace(/^\/\/[^/?]*/, '');
  return behind.startsWith('/') ? behind : `/${behind}`;
}

const replaced =
  (code: string, by: (text: string) => string): Fixer =>
  (fault) =>
    swap(fault, code, fault.issue, by(faulty(fault)));

const withSlash = replaced('prepend-slash', (text) => `/${text}`);

export const patternFixes: FixTable = {
  'locator-no-leading-slash': withSlash,
  'pattern-no-leading-slash': withSlash,
  'dollar-not-last': replaced('encode-characters', (text) => text.replace(/\$(?=.)/g, '%24')),
  'pattern-bad-char': (fault) =>
    swap(fault, 'encode-characters', fault.issue, encodePath(faulty(fault), fault.policy.source.encoding)),
  'pattern-absolute-uri': replaced('path-only', pathOnly),
  'pattern-network-path': replaced('path-only', pathOnly),
  'pattern-double-star': replaced('one-star', (text) => text.replace(/\*{2,}/g, '*')),
  'pattern-trailing-star': replaced('without-star', (text) => text.replace(/\*+$/, '')),
};
