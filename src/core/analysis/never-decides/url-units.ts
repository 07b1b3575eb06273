// The units of canonical URLs, and a spelling of the URL for given units.
//
// This module does not know how a reader decodes escapes. It runs the function that questions use, and observes
// the result.

import { planFetch, targetOf } from '../../formats/rep/question/fetch-plan.ts';
import { percentEncodeOctet } from '../../matching/percent-encoding.ts';
import type { Reader } from '../../readers/reader.ts';
import { memoizeByKey } from '../../text/lazy.ts';

/** A host before the path, so that a path that begins with `//` is not read as a host. */
const TEST_ORIGIN = '//www.example.com';
const HEX = /^[0-9A-Fa-f]$/;

/** Returns the form of `text`, written after a host, that a reader compares. */
type CanonicalForm = (text: string) => string;

function canonicalFormFor(reader: Reader): CanonicalForm {
  const plan = planFetch({ origin: '', files: new Map() }, { question: 'fetch', reader });
  return (text) => targetOf(plan, TEST_ORIGIN + text).url;
}

/** The units of canonical URLs for a reader. */
export interface UrlUnits {
  /** All units that occur, the most readable first. */
  readonly units: readonly string[];
  /** The possible first units, and '' if a URL can have no units to compare. */
  readonly starts: ReadonlySet<string>;
  /** The spellings of a unit, the best first. A unit that only occurs in escapes of others is missing. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  /** Whether a unit may follow the end of a canonical URL, given the two units before it. */
  readonly mayFollow: (before: string, unit: string) => boolean;
}

const PREFERRED_CHARACTERS = 'xabcdefghijklmnopqrstuvwyz0123456789-_.~/';

/** Returns the spellings of one octet. A printable octet is first spelled without an escape. */
function spellingsOf(octet: number): string[] {
  const escape = percentEncodeOctet(octet);
  if (octet >= 0x80) return [escape];
  const raw = String.fromCharCode(octet);
  return octet > 0x20 && octet < 0x7f ? [raw, escape] : [escape, raw];
}

/** Characters whose UTF-8 forms contain every octet that occurs in UTF-8. */
const CHARACTERS = [
  ...Array.from({ length: 64 }, (_, i) => 0x80 + i),
  ...Array.from({ length: 30 }, (_, i) => 0x80 + i * 0x40),
  ...Array.from({ length: 16 }, (_, i) => (i === 0 ? 0x800 : i * 0x1000)),
  ...Array.from({ length: 5 }, (_, i) => (i === 0 ? 0x10000 : i * 0x40000)),
].map((code) => String.fromCodePoint(code));

function findUnits(compare: CanonicalForm): UrlUnits {
  const texts = new Map<string, string[]>();
  const occurring = new Set<string>();
  for (let octet = 0; octet < 256; octet++) {
    for (const text of spellingsOf(octet))
      for (const before of ['/', '/?']) {
        // The z prevents the unit from being last, where it might be dropped.
        const units = compare(`${before}${text}z`).slice(before.length, -1);
        for (const unit of units) occurring.add(unit);
        const spellings = texts.get(units) ?? [];
        if (units.length === 1 && !spellings.includes(text)) texts.set(units, [...spellings, text]);
      }
  }
  for (const unit of CHARACTERS.map((char) => compare(`/${char}`)).join('')) occurring.add(unit);
  const starts = new Set(['', '/x', '?x'].map((text) => compare(text).slice(0, 1)));
  const best = PREFERRED_CHARACTERS.split('').filter((unit) => occurring.has(unit));
  const validEscapes = new Map<string, boolean>();
  const mayFollow = (before: string, unit: string): boolean => {
    if (before.length !== 2 || !HEX.test(unit)) return true;
    const escape = before + unit;
    let isValid = validEscapes.get(escape);
    if (isValid === undefined)
      validEscapes.set(escape, (isValid = spellUnits(`/${escape}`, compare, texts) !== undefined));
    return isValid;
  };
  return { units: [...new Set([...best, ...occurring])], starts, texts, mayFollow };
}

/**
 * Returns the units of canonical URLs. Cached, because computing them takes longer than examining a record, and
 * they are needed for each record.
 */
export const urlUnits = memoizeByKey((reader: Reader): UrlUnits => findUnits(canonicalFormFor(reader)));

/** Returns the end of a canonical URL, as far as it affects what may follow: a `%`, or a `%` and its first digit. */
export function endOfUnits(before: string, unit: string): string {
  if (unit === '%') return '%';
  return before === '%' && HEX.test(unit) ? before + unit : '';
}

/** A piece of canonical units, and its spellings. */
interface SpelledPiece {
  readonly length: number;
  readonly ways: readonly string[];
}

/** Returns the pieces that are possible at an offset: an escape, adjacent octets of UTF-8, or a single unit. */
function spellingsAt(units: string, at: number, texts: UrlUnits['texts']): readonly SpelledPiece[] {
  const [octets = ''] = /^[\u0080-\u00ff]*/.exec(units.slice(at)) ?? [];
  if (octets !== '')
    return [
      {
        length: octets.length,
        ways: [octets.replace(/[^]/g, (unit) => percentEncodeOctet(unit.charCodeAt(0)))],
      },
    ];
  const escape = units.slice(at, at + 3);
  const singleUnit = { length: 1, ways: texts.get(units.charAt(at)) ?? [] };
  return /^%[0-9A-F]{2}$/.test(escape) ? [{ length: 3, ways: [escape] }, singleUnit] : [singleUnit];
}

/** Spells every piece in its first way, which is nearly always right. */
function spellPlainly(units: string, texts: UrlUnits['texts']): string {
  let text = '';
  for (let at = 0; at < units.length; ) {
    const [{ length, ways }] = spellingsAt(units, at, texts) as [SpelledPiece];
    text += ways[0] ?? '';
    at += length;
  }
  return text;
}

/** Spells piece by piece, each in the first way that preserves the units before it. */
function spellStepwise(units: string, compare: CanonicalForm, texts: UrlUnits['texts']): string {
  let text = units.startsWith('/') ? '/' : '';
  for (let at = text.length; at < units.length; at = compare(text).length) {
    const ways = spellingsAt(units, at, texts).flatMap((piece) => piece.ways);
    const way = ways.find((spelling) => {
      const canonical = compare(text + spelling);
      return canonical.length > at && units.startsWith(canonical);
    });
    if (way === undefined) return '';
    text += way;
  }
  return text;
}

/** Returns text whose canonical form is these units, or undefined if there is none. */
function spellUnits(units: string, compare: CanonicalForm, texts: UrlUnits['texts']): string | undefined {
  const plain = spellPlainly(units, texts);
  if (compare(plain) === units) return plain;
  const text = spellStepwise(units, compare, texts);
  return compare(text) === units ? text : undefined;
}

/**
 * Returns a URL whose canonical form for a reader is these units, or undefined if there is none.
 * @param origin the scheme and host that are added to text that is not a path by itself. If it is '', an example
 * host is used.
 */
export function urlOfUnits(units: string, reader: Reader, origin: string): string | undefined {
  const text = spellUnits(units, canonicalFormFor(reader), urlUnits(reader).texts);
  if (text === undefined || /^\/(?!\/)/.test(text)) return text;
  return (origin || TEST_ORIGIN) + text;
}
