// Ways out of what is wrong with a path pattern or a locator.

import type { Encoding } from '../../../../document/encoding.ts';
import { percentEncode } from '../../../../matching/percent-encoding.ts';
import { type FixTable, faultyText, type LineFixer, replaceColumnsFix } from './line-fix.ts';

const ENCODED = /%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9\-._~!&'()*+,;=:@/?$%]/gu;

/** Percent-encodes what no path may hold; a character of a file in octets is its octet. */
const encodePath = (text: string, encoding: Encoding): string =>
  text.replace(ENCODED, (character) => percentEncode(character, encoding));

/** The path of a URI or of something with a host; the root if it has none. */
function keepPathOnly(text: string): string {
  const behind = text.replace(/^[A-Za-z][A-Za-z0-9+.-]*:/, '').replace(/^\/\/[^/?]*/, '');
  return behind.startsWith('/') ? behind : `/${behind}`;
}

const replaceFix =
  (code: string, by: (text: string) => string): LineFixer =>
  (fault) =>
    replaceColumnsFix(fault, code, fault.issue, by(faultyText(fault)));

const withSlash = replaceFix('prepend-slash', (text) => `/${text}`);

export const patternFixes: FixTable = {
  'locator-no-leading-slash': withSlash,
  'pattern-no-leading-slash': withSlash,
  'dollar-not-last': replaceFix('encode-characters', (text) => text.replace(/\$(?=.)/g, '%24')),
  'pattern-bad-char': (fault) =>
    replaceColumnsFix(
      fault,
      'encode-characters',
      fault.issue,
      encodePath(faultyText(fault), fault.policy.source.encoding),
    ),
  'pattern-absolute-uri': replaceFix('path-only', keepPathOnly),
  'pattern-network-path': replaceFix('path-only', keepPathOnly),
  'pattern-double-star': replaceFix('one-star', (text) => text.replace(/\*{2,}/g, '*')),
  'pattern-trailing-star': replaceFix('without-star', (text) => text.replace(/\*+$/, '')),
};
