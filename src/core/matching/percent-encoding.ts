// Paths as octets: percent-encoding is decoded or normalized in rules and URLs before they are compared.
//
// The canonical form of a path is a string with one unit per octet (U+0000 to U+00FF), plus three units above that
// range that are not octets. No input can produce those three, so decoded text is never mistaken for them.
import { isCharset, textToOctets } from '../document/charsets.ts';
import type { Encoding } from '../document/encoding.ts';
import { dropEmptyParts, type PathSide } from './drop-empty-parts.ts';

/** How a reader treats `%xx`: part of its `path` options. */
export interface EscapeOptions {
  /**
   * `all-but-slash`: every escape is decoded to its octet, but `%2F` remains different from `/` (draft 1 3.2.2).
   * `unreserved`: only letters, digits and `- . _ ~` are decoded (RFC 9309 2.2.2). `none`: nothing is decoded
   * (robots.cc).
   * `all`: every escape is decoded to its octet, and octets that are then not valid UTF-8 become U+FFFD (urllib,
   * urllib).
   * `reencoded`: every escape is decoded, and then everything except letters, digits, `/` and `- . _ ~` is
   * escaped. Exceptions: the first `?`, and in the query any `=` and `&` that were not escaped. Tabs and line
   * breaks of a URL are removed (urllib.robotparser since GH-138908).
   */
  readonly decode: 'all-but-slash' | 'unreserved' | 'none' | 'all' | 'reencoded';
  /** Whether `%2A` and `%24` in a rule match a literal `*` and `$` in the URL (RFC 9309 2.2.3, figure 6). */
  readonly escapedSpecials: boolean;
  /** Whether raw and escaped general delimiters are equal after the URL's `?` (RFC 9309 2.2.2, figure 4, row 2). */
  readonly queryDelims: boolean;
  /** `dropped`: empty parts are removed with their delimiters, and so are tabs and line breaks (urllib). */
  readonly emptyTail: 'kept' | 'dropped';
  /** `doubled`: a URL whose path begins with two slashes is compared with four (urllib.parse without a host). */
  readonly doubleSlash: 'kept' | 'doubled';
  /**
   * What a `$` means that is followed by more than `*` and `$`, for readers to which `$` is special. `literal`: it
   * is an ordinary character (RFC 9309 2.2.3). `drops-rule`: the rule has no effect, and anything after a `$` at
   * the end is ignored (urllib.robotparser since GH-138908).
   */
  readonly innerDollar: 'literal' | 'drops-rule';
}

/** The units of a canonical path that are not octets: an escaped slash, a wildcard, the end mark of a rule. */
export const UNIT = { escapedSlash: '\u012f', star: '\u012a', end: '\u0124' } as const;

const NON_ASCII = /[\u0080-\uffff]/;
const UNRESERVED = /[A-Za-z0-9\-._~]/;
const NEVER_REENCODED = /[A-Za-z0-9\-._~/]/;
const QUERY_DELIMS = ':/?#[]@';
const STAR = 0x2a;
const DOLLAR = 0x24;
const PERCENT = 0x25;

/** Returns the octets of a text, one character per octet. In a file read as `octets` every character already is one. */
export function toOctets(text: string, encoding: Encoding): string {
  if (encoding === 'octets' || !NON_ASCII.test(text)) return text;
  if (isCharset(encoding)) return textToOctets(text, encoding);
  const parts: string[] = [];
  const bytes = new TextEncoder().encode(text);
  for (let i = 0; i < bytes.length; i += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(i, i + 8192)));
  return parts.join('');
}

/** Replaces octets that are not valid UTF-8 by U+FFFD. Units that are not octets stay where they are. */
function repairEscapes(units: string): string {
  if (!/[\u0080-\u00ff]/.test(units)) return units;
  return units.replace(/[\0-\u00ff]+/g, (run) => toOctets(decodeOctets(run), 'utf-8'));
}

/** Percent-encodes all of a text: one escape per octet. */
export const percentEncode = (text: string, encoding: Encoding): string =>
  toOctets(text, encoding).replace(/[^]/g, (octet) => percentEncodeOctet(octet.charCodeAt(0)));

/** Decodes octets as UTF-8. */
export const decodeOctets = (octets: string): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    Uint8Array.from(octets, (octet) => octet.charCodeAt(0)),
  );

function hexDigit(unit: number): number {
  if (unit >= 0x30 && unit <= 0x39) return unit - 0x30;
  const letter = unit | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/** Returns the octet that `%xx` at `at` encodes, or -1 if the escape is broken. */
function escapeAt(octets: string, at: number): number {
  const high = hexDigit(octets.charCodeAt(at + 1));
  const low = hexDigit(octets.charCodeAt(at + 2));
  return high < 0 || low < 0 ? -1 : 16 * high + low;
}

/** Percent-encodes an octet. */
export const percentEncodeOctet = (octet: number) =>
  `%${octet < 16 ? '0' : ''}${octet.toString(16).toUpperCase()}`;

/** Returns what an escape becomes. Escapes are decoded only once: the result is not decoded again. */
function readEscape(octet: number, inQuery: boolean, reading: EscapeOptions): string {
  const char = String.fromCharCode(octet);
  if (inQuery && reading.queryDelims && QUERY_DELIMS.includes(char)) return char;
  if (reading.decode === 'all-but-slash') return char === '/' ? UNIT.escapedSlash : char;
  if (reading.decode === 'all') return char;
  if (reading.decode === 'reencoded') return reencode(octet);
  return reading.decode === 'unreserved' && UNRESERVED.test(char) ? char : percentEncodeOctet(octet);
}

/** Whether paths are compared as octets, and not as text in which some octets are escaped. */
const isComparedByOctets = ({ decode }: EscapeOptions) => decode === 'all-but-slash' || decode === 'all';

function reencode(octet: number): string {
  const char = String.fromCharCode(octet);
  return NEVER_REENCODED.test(char) ? char : percentEncodeOctet(octet);
}

function readRaw(octet: number, inQuery: boolean, reading: EscapeOptions): string {
  const char = String.fromCharCode(octet);
  if (reading.decode === 'reencoded')
    return (inQuery ? char === '=' || char === '&' : char === '?') ? char : reencode(octet);
  return octet < 0x80 || isComparedByOctets(reading) ? char : percentEncodeOctet(octet);
}

/** A canonical path and its length in octets, which selects the longest rule. */
export interface CanonicalPath {
  readonly units: string;
  /**
   * The same path as it reads after the `?` of a URL, where escaped delimiters equal raw ones. A wildcard may
   * match the `?`, and that depends on the URL.
   */
  readonly queryUnits: string;
  readonly octets: number;
}

/** Reads octets one token at a time. `special` returns what a raw `*` or `$` becomes. */
function canonicalize(
  octets: string,
  reading: EscapeOptions,
  special: (unit: number, isLast: boolean) => string,
  fromQuery = false,
): string {
  let out = '';
  let inQuery = fromQuery;
  for (let i = 0; i < octets.length; i++) {
    const unit = octets.charCodeAt(i);
    const octet = unit === PERCENT ? escapeAt(octets, i) : -1;
    if (octet >= 0) {
      out += readEscape(octet, inQuery, reading);
      i += 2;
    } else if (unit === STAR || unit === DOLLAR) out += special(unit, i === octets.length - 1);
    else out += readRaw(unit, inQuery, reading);
    if (unit === 0x3f) inQuery = true;
  }
  return out;
}

/**
 * Whether a literal `*` or `$` must be written escaped, so that it equals its escape in the rule or URL it is
 * compared with.
 */
const keepsEscapedSpecials = (reading: EscapeOptions) =>
  reading.escapedSpecials && !isComparedByOctets(reading);

const URL_AS_IS = /^[^%*$\u0080-\uffff]*$/;
const REENCODED_AS_IS = /^[A-Za-z0-9\-._~/]*(?:\?[A-Za-z0-9\-._~/=&]*)?$/;

/** Whether all octets of a path already are in canonical form. */
const isAsIs = (path: string, { decode }: EscapeOptions) =>
  (decode === 'reencoded' ? REENCODED_AS_IS : URL_AS_IS).test(path);

/** Does what remains to be done after all escapes are read. */
function finishUnits(units: string, { decode, emptyTail }: EscapeOptions, side: PathSide): string {
  const text = decode === 'all' ? repairEscapes(units) : units;
  return emptyTail === 'dropped' ? dropEmptyParts(text, side) : text;
}

const keepUnit = (unit: number) => String.fromCharCode(unit);

const UNESCAPING: EscapeOptions = {
  decode: 'all',
  escapedSpecials: false,
  queryDelims: false,
  emptyTail: 'kept',
  doubleSlash: 'kept',
  innerDollar: 'literal',
};

/** Decodes every escape once. Octets that are then not valid UTF-8 become U+FFFD. */
export const percentDecode = (octets: string): string =>
  octets.includes('%') ? repairEscapes(canonicalize(octets, UNESCAPING, keepUnit)) : octets;

/** The URL as readers see it that split URLs and join the parts again. */
function joinedUrl(part: string, { decode, doubleSlash }: EscapeOptions): string {
  const text = decode === 'reencoded' ? part.replace(/[\t\r\n]/g, '') : part;
  return doubleSlash === 'doubled' && text.startsWith('//') ? `//${text}` : text;
}

/** Returns the canonical form of the part of a URL that rules are compared with. It is never empty. URLs are UTF-8. */
export function canonicalUrl(part: string, reading: EscapeOptions): string {
  const literal = keepsEscapedSpecials(reading) ? percentEncodeOctet : keepUnit;
  const text = joinedUrl(part, reading);
  const units = isAsIs(text, reading) ? text : canonicalize(toOctets(text, 'utf-8'), reading, literal);
  return finishUnits(units, reading, 'url') || '/';
}

/** Cuts a path after the first `$` that is followed only by `*` and `$`. */
function endAtDollar(path: string): string {
  let tail = path.length;
  while (tail > 0 && (path[tail - 1] === '*' || path[tail - 1] === '$')) tail--;
  const dollar = path.indexOf('$', tail);
  return dollar < 0 ? path : path.slice(0, dollar + 1);
}

/** Whether a path has a `$` before its end (`innerDollar`). */
export function hasInnerDollar(path: string): boolean {
  const dollar = path.indexOf('$');
  return dollar >= 0 && dollar < endAtDollar(path).length - 1;
}

/**
 * Returns the canonical form of a rule's path. With `wildcards`, `*` and a `$` at the end become special units.
 * Any other `$` is literal. Where it must be written escaped, it still counts as one octet.
 */
export function canonicalRule(
  path: string,
  encoding: Encoding,
  reading: EscapeOptions,
  wildcards: boolean,
): CanonicalPath {
  if (isAsIs(path, reading)) {
    const units = finishUnits(path, reading, 'rule');
    return { units, queryUnits: units, octets: units.length };
  }
  let surplus = 0;
  const special = (unit: number, isLast: boolean) => {
    if (wildcards && unit === STAR) return UNIT.star;
    if (wildcards && isLast) return UNIT.end;
    if (!keepsEscapedSpecials(reading)) return String.fromCharCode(unit);
    surplus += 2;
    return percentEncodeOctet(unit);
  };
  const endsAtDollar = wildcards && reading.innerDollar === 'drops-rule';
  const octets = toOctets(endsAtDollar ? endAtDollar(path) : path, encoding);
  const units = finishUnits(canonicalize(octets, reading, special), reading, 'rule');
  const length = units.length - surplus;
  const hasTwo = reading.queryDelims && octets.includes('%');
  const queryUnits = hasTwo
    ? finishUnits(canonicalize(octets, reading, special, true), reading, 'rule')
    : units;
  return { units, queryUnits, octets: length };
}

const PRINTED_UNITS: Readonly<Record<string, string>> = {
  [UNIT.escapedSlash]: '%2F',
  [UNIT.star]: '*',
  [UNIT.end]: '$',
};

const PRINTABLE_TEXT = /^[ -~]*$/;

/** Makes a canonical path readable: octets outside US-ASCII and control characters are escaped. */
export function printCanonical(units: string): string {
  if (PRINTABLE_TEXT.test(units)) return units;
  return units.replace(
    /[^\u0020-\u007e]/g,
    (unit) => PRINTED_UNITS[unit] ?? percentEncodeOctet(unit.charCodeAt(0)),
  );
}

/**
 * Returns a function from a number of leading units of a canonical path to their length when printed. The path is
 * measured once.
 */
export function printedLengths(canonicalPath: string): (units: number) => number {
  if (PRINTABLE_TEXT.test(canonicalPath)) return (units) => units;
  const lengths = new Uint32Array(canonicalPath.length + 1);
  let length = 0;
  for (let i = 0; i < canonicalPath.length; i++) {
    length += printCanonical(canonicalPath.charAt(i)).length;
    lengths[i + 1] = length;
  }
  return (units) => lengths[units]!;
}
