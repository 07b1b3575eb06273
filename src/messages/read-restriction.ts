// Reads a restriction of ACAP as a person types it: in words, such as `7 days` or `not in BE, FR`, or as the
// specification prints it, with or without the name of the qualifier.
import { countryCodes } from '../core/catalogue/country-codes.ts';
import { maskOfPrefix } from '../core/formats/acap/ip-addresses.ts';
import {
  type QualifierName,
  type QualifierType,
  qualifiersFor,
  qualifierType,
  qualifierTypes,
  readValue,
} from '../core/formats/acap/qualifiers.ts';
import { type Usage, usages } from '../core/formats/acap/usages.ts';
import { valueOfParts } from '../core/formats/acap/value-parts.ts';
import { findNearestName } from '../core/syntax/nearest-name.ts';
import { lazy } from '../core/text/lazy.ts';
import { countryName } from './format-restriction.ts';

/** What was understood, and what it writes. */
interface UnderstoodRestriction {
  readonly is: 'restriction';
  readonly type: QualifierName;
  readonly value: string;
  /** `1.1` if the file must state this version. */
  readonly since: '1.0' | '1.1';
}

/** Why a text is no restriction of a usage. */
export type RestrictionProblem =
  /** The usage does not take it; these do. */
  | {
      readonly is: 'not-for';
      readonly type: QualifierName;
      readonly value: string;
      readonly usages: readonly Usage[];
    }
  /** A keyword is misspelled; the text with another one is a restriction. */
  | {
      readonly is: 'misspelled';
      readonly word: string;
      readonly kind: 'extract' | 'list' | 'name';
      readonly meant: string;
    }
  | { readonly is: 'unknown' };

export type ReadRestriction = UnderstoodRestriction | RestrictionProblem;

interface Found {
  readonly type: QualifierName;
  readonly value: string;
}

const PAIR = /^([A-Za-z][A-Za-z0-9._-]*)\s*=\s*(\S+)$/;

/** Reads a value as printed. An address alone could be of several qualifiers, so it is none. */
function readPrinted(text: string): Found | undefined {
  const [, name = '', paired = ''] = PAIR.exec(text) ?? [];
  const named = qualifierType(name);
  if (named) return readValue(named, paired) ? { type: named.type, value: paired } : undefined;
  for (const row of qualifierTypes) {
    const read = readValue(row as QualifierType, text);
    if (read && read.form !== 'uri') return { type: row.type, value: read.value };
  }
  return undefined;
}

const codesByName = lazy(
  () => new Map([...countryCodes].map((code) => [countryName(code, 'en').toLowerCase(), code])),
);

const splitList = (text: string): readonly string[] =>
  text
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s+or\s+/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Returns the codes of a list of countries, by code or English name; undefined if one is not known. */
function readCountries(text: string): readonly string[] | undefined {
  const codes = splitList(text).map((part) => {
    const name = part.replace(/^the\s+/i, '');
    return countryCodes.has(name.toUpperCase()) ? name.toUpperCase() : codesByName().get(name.toLowerCase());
  });
  const known = codes.filter((code) => code !== undefined);
  return known.length > 0 && known.length === codes.length ? known : undefined;
}

const modifications: Readonly<Record<string, string>> = {
  change: 'any',
  changes: 'any',
  modification: 'any',
  modifications: 'any',
  translation: 'translation',
  format: 'format',
  style: 'style',
  appearance: 'appearance',
  content: 'content',
  annotation: 'annotation',
  annotations: 'annotation',
  metadata: 'metadata',
  structure: 'structure',
};

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** The number of a month from 1, by its English name or at least the first three letters; 0 if it is none. */
const monthNumber = (name: string): number =>
  name.length < 3 ? 0 : months.findIndex((one) => one.startsWith(name.toLowerCase())) + 1;

/** Returns a day as ISO writes it: `24 December 2026`, `December 24, 2026`, `2026-12-24`. */
function readDay(text: string): string | undefined {
  const iso = /^\d{4}-\d{2}-\d{2}$/.exec(text)?.[0];
  if (iso) return iso;
  const [, day, name, year] = /^(\d{1,2})\.? ([a-z]+),? (\d{4})$/i.exec(text) ?? [];
  const [, name2, day2, year2] = /^([a-z]+) (\d{1,2}),? (\d{4})$/i.exec(text) ?? [];
  const month = monthNumber(name ?? name2 ?? '');
  const two = (number: string | number | undefined) => String(number ?? '').padStart(2, '0');
  return month > 0 ? `${year ?? year2}-${two(month)}-${two(day ?? day2)}` : undefined;
}

const ADDRESS = String.raw`[\da-f.:]*[.:][\da-f.:]*`;

type Phrase = readonly [pattern: RegExp, read: (...parts: readonly string[]) => Found | undefined];

const found = (type: QualifierName, choice: string, ...items: readonly string[]): Found | undefined => {
  const value = valueOfParts(type, { choice, items });
  return value === undefined ? undefined : { type, value };
};

const countries = (choice: string, text: string) => {
  const codes = readCountries(text);
  return codes && found('target-condition', choice, ...codes);
};

const domains = (choice: string, text: string) => found('target-condition', choice, ...splitList(text));

/** What can be said in words. The first pattern that reads the text counts. */
const phrases: readonly Phrase[] = [
  [
    /^(?:at most |up to |max(?:imum)?\.? )?(\d+) (char|word)(?:acter)?s?$/,
    (count, unit) => found('max-length', `${unit}s`, count),
  ],
  [/^(?:for )?(?:at most |up to )?(\d+) days?$/, (count) => found('time-limit', 'n-days', count)],
  [/^until (?:it is )?(?:re-?crawled|crawled again)$/, () => found('time-limit', 'until-recrawled')],
  [
    /^until (?:the end of )?(.+)$/,
    (text) => {
      const day = readDay(text);
      return day === undefined ? undefined : found('time-limit', 'until-date', day);
    },
  ],
  [
    /^no (\w+)$/,
    (what) =>
      Object.hasOwn(modifications, what)
        ? found('prohibited-modification', modifications[what] ?? '')
        : undefined,
  ],
  [
    /^no changes? of (?:the )?(\w+)$/,
    (what) =>
      Object.hasOwn(modifications, what)
        ? found('prohibited-modification', modifications[what] ?? '')
        : undefined,
  ],
  [/^(?:not|never) (?:with)?in a(?:nother)? frame$/, () => found('prohibited-context', 'within-user-frame')],
  [/^only (?:with)?in (?:the|its) original frame$/, () => found('required-context', 'within-original-frame')],
  [/^(?:only )?(?:in|permitted in) (.+)$/, (text) => countries('permittedcountrylist', text)],
  [/^(?:not in|everywhere but in|except in) (.+)$/, (text) => countries('prohibitedcountrylist', text)],
  [
    new RegExp(`^(?:only (?:at|for|from) )?(${ADDRESS})/(\\d{1,2})$`),
    (address, length) =>
      Number(length) <= 32 && !address.includes(':')
        ? found('target-condition', 'ipaddressmasklist', `${address}/${maskOfPrefix(Number(length))}`)
        : undefined,
  ],
  [
    new RegExp(`^(?:only (?:at|for|from) )?(${ADDRESS}/${ADDRESS})$`),
    (mask) => found('target-condition', 'ipaddressmasklist', mask),
  ],
  [
    new RegExp(`^(?:only (?:at|for|from) )?(${ADDRESS})(?:\\s*-\\s*|\\s+to\\s+)(${ADDRESS})$`),
    (from, to) => found('target-condition', 'ipaddressrangelist', `${from}-${to}`),
  ],
  [/^only (?:on|at|for) ([a-z0-9.,\s-]+\.[a-z]{2,}.*)$/, (text) => domains('permitteddomainlist', text)],
  [/^not (?:on|at|for) ([a-z0-9.,\s-]+\.[a-z]{2,}.*)$/, (text) => domains('prohibiteddomainlist', text)],
  [
    /^only (?:the )?(?:text of |tags? |elements? )(?:the )?([a-z0-9,\s]+)$/,
    (text) => found('must-use-resource', 'taglist', ...splitList(text)),
  ],
];

function readWords(text: string): Found | undefined {
  const plain = text.toLowerCase().replace(/\s+/g, ' ').replace(/\.$/, '');
  for (const [pattern, read] of phrases) {
    const match = pattern.exec(plain);
    const result = match && read(...match.slice(1));
    if (result) return result;
  }
  return undefined;
}

/** The keywords of printed values, by where they stand. */
const extracts = ['id', 'idlist', 'class', 'classlist', 'meta', 'taglist'];
const lists = [
  'ipaddressrangelist',
  'ipaddressmasklist',
  'permitteddomainlist',
  'prohibiteddomainlist',
  'permittedcountrylist',
  'prohibitedcountrylist',
];

const keywordPlaces = [
  { kind: 'extract', pattern: /(?<=the-acap:extract:)([a-z]+)(?=:)/i, known: extracts },
  { kind: 'list', pattern: /(?<=^|=)([a-z]+)(?=:)/i, known: lists },
  {
    kind: 'name',
    pattern: /^([a-z-]+)(?==)/i,
    known: qualifierTypes.map(({ type }) => type) as readonly string[],
  },
] as const;

/** A keyword with a slip, and the text with the keyword that was meant. */
function findMisspelling(text: string): RestrictionProblem | undefined {
  for (const { kind, pattern, known } of keywordPlaces) {
    const word = pattern.exec(text)?.[1];
    const name = word === undefined ? undefined : findNearestName(word, known);
    if (word === undefined || name === undefined || name === word.toLowerCase()) continue;
    const meant = text.replace(pattern, name);
    if (readPrinted(meant)) return { is: 'misspelled', word, kind, meant };
  }
  return undefined;
}

/** Reads a restriction of a usage. */
export function readRestriction(typed: string, usage: Usage): ReadRestriction {
  const text = typed.trim();
  // First, because an extract of a kind that does not exist reads as an address.
  const misspelling = findMisspelling(text);
  if (misspelling) return misspelling;
  const result = readPrinted(text) ?? readWords(text);
  if (!result) return { is: 'unknown' };
  const { type, value } = result;
  if (!qualifiersFor(usage).includes(type)) {
    const takers = usages.filter((one) => qualifiersFor(one).includes(type));
    return { is: 'not-for', type, value, usages: takers };
  }
  const since = readValue(qualifierType(type), value)?.since ?? '1.0';
  return { is: 'restriction', type, value, since };
}
