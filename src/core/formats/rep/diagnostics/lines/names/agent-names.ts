// Finds what is wrong with a name in a user-agent line, and which names were probably meant.

import { type Crawler, crawlers, findCrawler } from '../../../../../catalogue/crawlers.ts';
import { productToken } from '../../../../../matching/product-token.ts';
import { largestOf } from '../../../../../text/large-lists.ts';
import { lazy } from '../../../../../text/lazy.ts';
import { lowerCase } from '../../../../../text/lower-case.ts';
import { leadingIdentifier, trimCharacters } from '../../../../../text/trim-characters.ts';

/** The kinds of faults in names. */
export type NameFaultCode = 'R020' | 'R021' | 'R022' | 'R023' | 'R024' | 'R025' | 'R086' | 'R089';

/** A fault in a name. */
export interface NameFault {
  readonly code: NameFaultCode;
  /** Corrections: each is one name, or several names for separate lines. */
  readonly corrections: readonly (readonly string[])[];
}

/** RFC 9309 2.2.1: product tokens. */
const TOKEN_PATTERN = /^[A-Za-z_-]+$/;
const WITH_DIGITS = /^[A-Za-z0-9_-]+$/;
/**
 * Characters that a token of 1996 cannot contain: controls, spaces and separators (draft 1 3.3), and anything
 * outside US-ASCII.
 */
const NO_TOKEN = /[^\x21-\x7e]|[()<>@,;:\\"/[\]?={}]/;
const MIN_NAME_LENGTH = 3;

/** Whether a value is a token of 1996 (draft 1 3.3). */
export const isTokenOf1996 = (value: string): boolean => value !== '' && !NO_TOKEN.test(value);

/** Whether writing this name does not cause an error. */
const isProperName = (name: string) =>
  name === '*' || WITH_DIGITS.test(name) || findCrawler(name) !== undefined;

/** Returns the beginning of a text that is a name. '' if it is not worth suggesting. */
function namePart(text: string): string {
  const [first = ''] = text.split(/[\s/]/, 1);
  if (isProperName(first)) return first;
  const name = trimCharacters(leadingIdentifier(first), '', '-_');
  return name.length >= MIN_NAME_LENGTH ? name : '';
}

const asAlternatives = (...names: readonly string[]): string[][] =>
  [...new Set(names)].filter((name) => name !== '' && isProperName(name)).map((name) => [name]);

/** Returns the names of a list if it contains nothing else, or else the first of them. */
function splitListedNames(value: string): string[][] {
  const parts = value.split(/[,;]+/).map((name) => name.trim());
  const names = [...new Set(parts)].filter((name) => name !== '');
  return names.length > 0 && names.every(isProperName) ? [names] : asAlternatives(namePart(value));
}

/** Words between the names of a list. */
const AND = /^(?:and|or|&|\+)$/i;

/**
 * Returns the names that were probably meant by words with spaces between them: a crawler whose name is written in
 * several words, several crawlers, or one crawler and words about it.
 */
function splitAtSpaces(value: string): string[][] {
  if (value.startsWith('*')) return [['*']];
  const words = value.split(/[ \t]+/).filter((word) => !AND.test(word));
  const [first = '', second = ''] = words;
  const written = byBareName().get(bareName(words.join('')));
  if (words.length > 1 && written !== undefined) return [[written]];
  const known = words.filter((word) => findCrawler(word));
  if (known.length > 1 && words.every(isProperName)) return [[...new Set(words)]];
  if (known.length > 0) return [[known[0] ?? '']];
  const isVersion = /^[vV]?[0-9(/-]/.test(second);
  return isVersion ? asAlternatives(namePart(first)) : asAlternatives(words.join('-'), namePart(first));
}

/** Whether a value is a whole User-agent header instead of a name. */
const isHeaderValue = (value: string) => /\(|^Mozilla\//i.test(value);

/** Browsers and their engines by the names that people copy from headers. */
const BROWSER_NAME =
  /^(?:mozilla|applewebkit|gecko|trident|safari|(?:headless)?chrome|chromium|firefox|msie|edge?|opera|opr)$/;

/** What the header of a crawler has and that of a browser does not: an address, a version in words, or what it is. */
const OF_CRAWLER = /https?:|@|[a-z]\.[a-z]{2,}|\bv\d|bot|crawl|spider/i;

/** Whether a value is the name or the header of a browser, and names no crawler. */
export const namesBrowser = (value: string): boolean =>
  !OF_CRAWLER.test(value) && BROWSER_NAME.test(productToken(value.replace(/\*+$/, ''), NAME_READING));

/** Returns the crawler in a browser's header. '' if there is none. */
function headerName(value: string): string {
  const name = productToken(value, NAME_READING);
  return /^mozilla$/.test(name) ? '' : namePart(findCrawler(name)?.tokens[0] ?? name);
}
const NAME_READING = { value: 'whole', name: 'whole' } as const;

/** Removes what users insert between words of a name, double or append. */
const bareName = (name: string) =>
  lowerCase(name)
    .replace(/[-_.]/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/s$/, '');
const LONG_ENOUGH = 6;

const byBareName = lazy(
  (): ReadonlyMap<string, string> =>
    new Map(crawlers.flatMap(({ tokens }) => tokens.map((token) => [bareName(token), token] as const))),
);

const maxNameLength = lazy(() => largestOf([...byBareName().keys()].map((name) => name.length)));

/**
 * Returns the known crawler whose name is nearly this one: other separators, a letter doubled or missing, or two
 * letters swapped.
 */
function findSimilarCrawler(name: string): string | undefined {
  if (name.length < LONG_ENOUGH || findCrawler(name)) return undefined;
  const bare = bareName(name);
  const match = byBareName().get(bare);
  if (match || bare.length > maxNameLength()) return match;
  for (let i = 0; i + 1 < bare.length; i++) {
    const swapped = byBareName().get(`${bare.slice(0, i)}${bare[i + 1]}${bare[i]}${bare.slice(i + 2)}`);
    if (swapped) return swapped;
  }
  return undefined;
}

/** Returns the crawler of which a value has the documented name, followed by digits. */
const findDocumentedCrawler = (value: string): Crawler | undefined =>
  findCrawler(leadingIdentifier(value).replace(/[-_]$/, ''));

const illegalNameFault = (value: string): NameFault => ({
  code: 'R020',
  corrections: asAlternatives(/^Mozilla\//i.test(value) ? headerName(value) : namePart(value)),
});

/** Whether a value contains the name of a known crawler, or `*`, so that its record was meant for a crawler. */
export const namesKnownCrawler = (value: string, { corrections }: NameFault): boolean =>
  corrections.some((names) => names.length > 1 || names.includes('*')) ||
  [...value.split(/[^\w.-]+/), leadingIdentifier(value), ...corrections.flat()].some((name) =>
    findCrawler(name),
  );

/**
 * Whether a value is the name of a Google crawler followed by a star, such as `Mediapartners-Google*`. No other
 * crawler looks for the name, and Google stops reading after the name (robots.cc).
 */
const isCutByItsOwner = (value: string): boolean =>
  value.endsWith('*') && findCrawler(value.slice(0, -1))?.operator === 'Google';

/**
 * Finds what is wrong with the value of a user-agent line. Undefined if nothing is. Names that operators document
 * are valid.
 */
export function findNameFault(value: string): NameFault | undefined {
  if (value === '*' || findCrawler(value) || isCutByItsOwner(value)) return undefined;
  if (value === '') return { code: 'R086', corrections: [['*']] };
  const plain = value.normalize('NFKC');
  if (plain !== value && isProperName(plain)) return { code: 'R020', corrections: [[plain]] };
  if (TOKEN_PATTERN.test(value)) {
    const near = findSimilarCrawler(value);
    return near === undefined ? undefined : { code: 'R089', corrections: [[near]] };
  }
  if (isHeaderValue(value)) return illegalNameFault(value);
  if (/[,;]/.test(value)) return { code: 'R024', corrections: splitListedNames(value) };
  if (/[ \t]/.test(value)) return { code: 'R022', corrections: splitAtSpaces(value) };
  if (value.includes('*'))
    return {
      code: 'R025',
      corrections: /[A-Za-z]/.test(value) ? asAlternatives(namePart(value.replaceAll('*', ''))) : [['*']],
    };
  if (/^[^/]+\/[^/]*$/.test(value)) return { code: 'R021', corrections: asAlternatives(namePart(value)) };
  if (NO_TOKEN.test(value)) return illegalNameFault(value);
  return { code: 'R023', corrections: asAlternatives(findDocumentedCrawler(value)?.tokens[0] ?? '') };
}
