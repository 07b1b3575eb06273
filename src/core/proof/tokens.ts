// The tokens that URLs consist of, characters and escapes, and how readers compare each of them.
//
// This module does not know how a reader decodes escapes. It runs the function that questions use, and observes
// the result.
import { planFetch, targetOf } from '../formats/rep/question/fetch-plan.ts';
import { percentEncodeOctet } from '../matching/percent-encoding.ts';
import type { Reader } from '../readers/reader.ts';
import { memoizeByKey } from '../text/lazy.ts';

/**
 * How unusual a token of a URL is. `normal`: it occurs in URLs in normal form (RFC 3986 6.2.2): well-formed, and
 * without escaped letters, digits, `-`, `.`, `_` and `~`. `odd`: any other, such as `%61` for `a`, a space, a `<`,
 * or a `%` that no two hexadecimal digits follow.
 */
export type Spelling = 'normal' | 'odd';

/** A character of a URL as written, or an escape. */
export interface UrlToken {
  readonly text: string;
  readonly spelling: Spelling;
  /** Whether it can be a digit of an escape. */
  readonly isHex: boolean;
}

/** Before the path, so that a path that begins with `//` is not read as a host. */
const TEST_ORIGIN = '//www.example.com';

/** The characters that are well-formed in a path or query (RFC 3986 3.3 and 3.4), the most readable first. */
const READABLE = "xabcdefghijklmnopqrstuvwyz0123456789-_.~/?=&ABCDEFGHIJKLMNOPQRSTUVWXYZ!$'()*+,;:@";
const UNRESERVED = /[A-Za-z0-9\-._~]/;
const HEX = /^[0-9A-Fa-f]$/;

const ASCII = Array.from({ length: 0x80 }, (_, octet) => String.fromCharCode(octet));
/** Without `#`, where the part of a URL ends that is requested. */
const ODD_CHARACTERS = ASCII.filter((char) => char !== '#' && char !== '%' && !READABLE.includes(char));
const OCTETS = Array.from({ length: 0x100 }, (_, octet) => octet);

const token = (text: string, spelling: Spelling): UrlToken => ({ text, spelling, isHex: HEX.test(text) });

/** All tokens, the most readable first; then the `%` of a broken escape. */
export const urlTokens: readonly UrlToken[] = [
  ...READABLE.split('').map((char) => token(char, 'normal')),
  ...OCTETS.filter((octet) => !UNRESERVED.test(String.fromCharCode(octet))).map((octet) =>
    token(percentEncodeOctet(octet), 'normal'),
  ),
  ...ODD_CHARACTERS.map((char) => token(char, 'odd')),
  ...OCTETS.filter((octet) => UNRESERVED.test(String.fromCharCode(octet))).map((octet) =>
    token(percentEncodeOctet(octet), 'odd'),
  ),
  token('%', 'odd'),
];

const NORMAL_PATH =
  /^\/(?:[\w\-.~!$&'()*+,;=:@/?]|%(?!4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE]|3[0-9]|2[DE])[0-9A-F]{2})*$/;

/** Whether a path, with its query, is in normal form: all its tokens are `normal`. */
export const isNormalPath = (path: string): boolean => NORMAL_PATH.test(path);

/** Whether a character may be in a path in normal form as it is. */
const isPlain = (char: string) => char.length === 1 && READABLE.includes(char);

const escapeOf = (char: string) => [...new TextEncoder().encode(char)].map(percentEncodeOctet).join('');

/** Returns a path in normal form: its characters and escapes as the URLs have them that are compared. */
export const normalPathOf = (path: string): string =>
  path.replace(/%([0-9A-Fa-f]{2})|[^]/gu, (written: string, hex: string | undefined) => {
    if (hex === undefined) return isPlain(written) ? written : escapeOf(written);
    const char = String.fromCharCode(Number.parseInt(hex, 16));
    return UNRESERVED.test(char) ? char : written.toUpperCase();
  });

/** The units that each token adds to a canonical URL, by index in `urlTokens`. */
export interface TokenUnits {
  /** Before a `?` that is not escaped, and after it. */
  readonly inPath: readonly string[];
  readonly inQuery: readonly string[];
  /** Whether the two lists differ. */
  readonly hasQueryReading: boolean;
  /** Whether the units of a URL always are those of its tokens, one after the other. */
  readonly isExact: boolean;
}

const writtenTexts = urlTokens.map(({ text }) => text);

/** The units of tokens if URLs are compared as written. */
export const writtenUnits: TokenUnits = {
  inPath: writtenTexts,
  inQuery: writtenTexts,
  hasQueryReading: false,
  isExact: true,
};

/** Returns the form that a reader compares of a path as written. */
export const canonicalPath = memoizeByKey((reader: Reader) => {
  const plan = planFetch({ origin: '', files: new Map() }, { question: 'fetch', reader });
  return (path: string): string => targetOf(plan, TEST_ORIGIN + path).url;
});

/** U+FFFD in UTF-8, with which a reader repairs an octet that is not text by itself. */
const REPAIRED = '\u00ef\u00bf\u00bd';

function unitsAfter(before: string, reader: Reader): readonly string[] {
  const canonical = canonicalPath(reader);
  const { length } = canonical(before);
  return urlTokens.map(({ text }) => {
    const compared = canonical(`${before}${text}z`);
    // A reader that compares only the path ignores everything after the `?`.
    const units = compared.length === length ? '' : compared.slice(length, -1);
    return units === REPAIRED ? String.fromCharCode(Number.parseInt(text.slice(1), 16)) : units;
  });
}

/**
 * The units of all tokens for a reader. Readers that repair text, that drop or double delimiters, or that decode a
 * URL before they split it see some URLs otherwise than token by token.
 */
export const tokenUnitsOf = memoizeByKey((reader: Reader): TokenUnits => {
  const { decode, emptyTail, doubleSlash } = reader.path;
  const inPath = unitsAfter('/z', reader);
  const inQuery = unitsAfter('/z?z', reader);
  return {
    inPath,
    inQuery,
    hasQueryReading: inPath.some((units, i) => units !== inQuery[i]),
    isExact: decode !== 'all' && decode !== 'reencoded' && emptyTail === 'kept' && doubleSlash === 'kept',
  };
});
