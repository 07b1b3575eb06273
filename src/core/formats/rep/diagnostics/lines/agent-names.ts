// What is wrong with a name in a user-agent line, and which names were probably meant.

import { type Crawler, crawlers, findCrawler } from '../../../../catalogue/crawlers.ts';
import { type Diagnostic, defineDiagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import { leadingIdentifier } from '../../../../matching/agent-names.ts';
import { productToken } from '../../../../matching/product-token.ts';
import { largestOf } from '../../../../text/large-lists.ts';
import { lowerCase } from '../../../../text/lower-case.ts';
import { trimCharacters } from '../../../../text/trim-characters.ts';

export const R020 = defineDiagnostic({
  code: 'R020',
  severity: 'error',
  spec: 'draft 1 3.3, RFC 9309 2.2.1 (KOS-031, RFC-004)',
  examples: [
    { file: 'User-agent: Googlebot@2\nDisallow: /\n', near: 'User-agent: archive.org_bot\nDisallow: /\n' },
    {
      file: 'User-agent: Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)\nDisallow: /\n',
      near: 'User-agent: Googlebot\nDisallow: /\n',
    },
  ],
});

export const R021 = defineDiagnostic({
  code: 'R021',
  severity: 'warning',
  spec: 'draft 1 3.2.1 (KOS-027)',
  examples: [
    {
      file: 'User-agent: Googlebot/2.1\nDisallow: /\n',
      near: 'User-agent: Googlebot # 2.1\nDisallow: /\n',
    },
  ],
});

export const R022 = defineDiagnostic({
  code: 'R022',
  severity: 'warning',
  spec: 'draft 1 3.3, robots.cc (KOS-031, GGL-003)',
  examples: [
    {
      file: 'User-agent: Googlebot Image\nDisallow: /\n',
      near: 'User-agent: Googlebot-Image\nDisallow: /\n',
    },
    {
      file: 'User-agent: Googlebot Bingbot\nDisallow: /\n',
      near: 'User-agent: Googlebot\nUser-agent: Bingbot\nDisallow: /\n',
    },
    { file: 'User-agent: * all robots\nDisallow: /\n', near: 'User-agent: * # all robots\nDisallow: /\n' },
  ],
});

export const R023 = defineDiagnostic({
  code: 'R023',
  severity: 'warning',
  spec: 'RFC 9309 2.2.1 (RFC-004, GGL-003)',
  applies: ({ record }) => record.blankLine === 'ignored',
  examples: [
    {
      file: 'User-agent: Googlebot2\nDisallow: /\n',
      near: 'User-agent: MJ12bot\nDisallow: /\n',
    },
  ],
});

export const R024 = defineDiagnostic({
  code: 'R024',
  severity: 'warning',
  spec: 'draft 1 3.2.1, RFC 9309 erratum 8895 (KOS-025)',
  examples: [
    {
      file: 'User-agent: Googlebot, Bingbot # both\nDisallow: /\n',
      near: 'User-agent: Googlebot\nUser-agent: Bingbot\nDisallow: /\n',
    },
  ],
});

export const R025 = defineDiagnostic({
  code: 'R025',
  severity: 'warning',
  spec: 'draft 1 3.3, robots.cc (KOS-031, GGL-003)',
  examples: [
    {
      file: 'User-agent: GPTBot*\nDisallow: /\n',
      near: 'User-agent: Mediapartners-Google*\nDisallow: /\n',
    },
  ],
});

const R086 = defineDiagnostic({
  code: 'R086',
  severity: 'error',
  spec: 'ours: draft 1 3.3, RFC 9309 2.2.1 (KOS-025)',
  examples: [{ file: 'User-agent:\nDisallow: /a\n', near: 'User-agent: *\nDisallow: /a\n' }],
});

const R089 = defineDiagnostic({
  code: 'R089',
  severity: 'info',
  spec: 'ours: pages of the operators',
  examples: [{ file: 'User-agent: Google-bot\nDisallow: /\n', near: 'User-agent: Googlebot\nDisallow: /\n' }],
});

/** A name that is not as it should be. */
export interface NameFault {
  readonly diagnostic: Diagnostic;
  /** Ways to write it: one name, or several for lines of their own. */
  readonly ways: readonly (readonly string[])[];
}

/** RFC 9309 2.2.1: product tokens. */
const TOKEN_PATTERN = /^[A-Za-z_-]+$/;
const WITH_DIGITS = /^[A-Za-z0-9_-]+$/;
/** Not in a token of 1996: controls, blanks and separators (draft 1 3.3), nor what is no US-ASCII. */
const NO_TOKEN = /[^\x21-\x7e]|[()<>@,;:\\"/[\]?={}]/;
const MIN_NAME_LENGTH = 3;

/** Whether a name can be written without a fault that is an error. */
const isProperName = (name: string) =>
  name === '*' || WITH_DIGITS.test(name) || findCrawler(name) !== undefined;

/** The beginning of a text that is a name; '' if it is none worth writing. */
function namePart(text: string): string {
  const [first = ''] = text.split(/[\s/]/, 1);
  if (isProperName(first)) return first;
  const name = trimCharacters(leadingIdentifier(first), '', '-_');
  return name.length >= MIN_NAME_LENGTH ? name : '';
}

const asAlternatives = (...names: readonly string[]): string[][] =>
  [...new Set(names)].filter((name) => name !== '' && isProperName(name)).map((name) => [name]);

/** A list as its names, if it has nothing else; else the first of them. */
function splitListedNames(value: string): string[][] {
  const parts = value.split(/[,;]+/).map((name) => name.trim());
  const names = [...new Set(parts)].filter((name) => name !== '');
  return names.length > 0 && names.every(isProperName) ? [names] : asAlternatives(namePart(value));
}

function splitAtSpaces(value: string): string[][] {
  if (value.startsWith('*')) return [['*']];
  const words = value.split(/[ \t]+/);
  if (words.every((word) => findCrawler(word))) return [words];
  const [first = '', second = ''] = words;
  const isVersion = /^[vV]?[0-9(/-]/.test(second);
  return isVersion || findCrawler(first)
    ? asAlternatives(namePart(first))
    : asAlternatives(words.join('-'), namePart(first));
}

/** A whole User-agent header in place of the name. */
const isHeaderValue = (value: string) => /\(|^Mozilla\//i.test(value);

/** The robot behind a browser's name; '' if there is none. */
function headerName(value: string): string {
  const name = productToken(value, NAME_READING);
  return /^mozilla$/.test(name) ? '' : namePart(findCrawler(name)?.tokens[0] ?? name);
}
const NAME_READING = { value: 'whole', name: 'whole' } as const;

/** Names without what people put between their words, double or add to them. */
const bareName = (name: string) =>
  lowerCase(name)
    .replace(/[-_.]/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/s$/, '');
const LONG_ENOUGH = 6;

const byBareName: ReadonlyMap<string, string> = new Map(
  crawlers.flatMap(({ tokens }) => tokens.map((token) => [bareName(token), token] as const)),
);

const MAX_NAME_LENGTH = largestOf([...byBareName.keys()].map((name) => name.length));

/** The known crawler that a name nearly is: other strokes, a letter too often or not enough, two in the wrong order. */
function findSimilarCrawler(name: string): string | undefined {
  if (name.length < LONG_ENOUGH || findCrawler(name)) return undefined;
  const own = bareName(name);
  const same = byBareName.get(own);
  if (same || own.length > MAX_NAME_LENGTH) return same;
  for (let i = 0; i + 1 < own.length; i++) {
    const swapped = byBareName.get(`${own.slice(0, i)}${own[i + 1]}${own[i]}${own.slice(i + 2)}`);
    if (swapped) return swapped;
  }
  return undefined;
}

/** The documented name of a crawler of which a value has the letters, and then digits. */
const findDocumentedCrawler = (value: string): Crawler | undefined =>
  findCrawler(leadingIdentifier(value).replace(/[-_]$/, ''));

const illegalNameFault = (value: string): NameFault => ({
  diagnostic: R020,
  ways: asAlternatives(/^Mozilla\//i.test(value) ? headerName(value) : namePart(value)),
});

/** Whether a value has the name of a known crawler, or `*`: then its record was meant for somebody. */
export const namesKnownCrawler = (value: string, { ways }: NameFault): boolean =>
  ways.some((names) => names.length > 1 || names.includes('*')) ||
  [...value.split(/[^\w.-]+/), leadingIdentifier(value), ...ways.flat()].some((name) => findCrawler(name));

/**
 * Whether a value is the name of a crawler of Google and a star, as `Mediapartners-Google*`: nobody else looks for the
 * name, and Google reads no further than the name (robots.cc).
 */
const isCutByItsOwner = (value: string): boolean =>
  value.endsWith('*') && findCrawler(value.slice(0, -1))?.operator === 'Google';

/** What is wrong with the value of a user-agent line; undefined if nothing is. Names that operators document are right. */
export function findNameFault(value: string): NameFault | undefined {
  if (value === '*' || findCrawler(value) || isCutByItsOwner(value)) return undefined;
  if (value === '') return { diagnostic: R086, ways: [['*']] };
  if (TOKEN_PATTERN.test(value)) {
    const near = findSimilarCrawler(value);
    return near === undefined ? undefined : { diagnostic: R089, ways: [[near]] };
  }
  if (isHeaderValue(value)) return illegalNameFault(value);
  if (/[,;]/.test(value)) return { diagnostic: R024, ways: splitListedNames(value) };
  if (/[ \t]/.test(value)) return { diagnostic: R022, ways: splitAtSpaces(value) };
  if (value.includes('*'))
    return {
      diagnostic: R025,
      ways: /[A-Za-z]/.test(value) ? asAlternatives(namePart(value.replaceAll('*', ''))) : [['*']],
    };
  if (/^[^/]+\/[^/]*$/.test(value)) return { diagnostic: R021, ways: asAlternatives(namePart(value)) };
  if (NO_TOKEN.test(value)) return illegalNameFault(value);
  return { diagnostic: R023, ways: asAlternatives(findDocumentedCrawler(value)?.tokens[0] ?? '') };
}

export const agentNamesDiagnostics = [R020, R021, R022, R023, R024, R025, R086, R089];
