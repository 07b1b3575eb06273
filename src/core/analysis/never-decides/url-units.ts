// Which units the canonical form of a URL can have, and how a URL is written that has a given one.
//
// Nothing here knows how a reader takes escapes: it is tried out with the very function that questions ask.

import { planFetch, targetOf } from '../../formats/rep/question/fetch-plan.ts';
import { percentEncodeOctet } from '../../matching/percent-encoding.ts';
import type { Reader } from '../../readers/reader.ts';
import { memoizeByKey } from '../../text/lazy.ts';

/** A site to stand before a path, so that one that begins with `//` is no host. */
const TEST_ORIGIN = '//www.example.com';
const HEX = /^[0-9A-Fa-f]$/;

/** What a reader compares of `text`, written behind a host. */
type CanonicalForm = (text: string) => string;

function canonicalFormFor(reader: Reader): CanonicalForm {
  const plan = planFetch({ origin: '', files: new Map() }, { question: 'fetch', reader });
  return (text) => targetOf(plan, TEST_ORIGIN + text).url;
}

/** The units of canonical URLs under a reading. */
export interface UrlUnits {
  /** All that occur, those first that a person reads best. */
  readonly units: readonly string[];
  /** The first units that there can be, and '' if nothing need be compared at all. */
  readonly starts: ReadonlySet<string>;
  /** How a unit can be written, the best way first; one that only occurs in others' escapes is not in it. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  /** Whether a unit may follow the end of a canonical URL, given the two units before it. */
  readonly mayFollow: (before: string, unit: string) => boolean;
}

const PREFERRED_CHARACTERS = 'xabcdefghijklmnopqrstuvwyz0123456789-_.~/';

/** The ways to write one octet, the one that needs no escape first if it is printable. */
function spellingsOf(octet: number): string[] {
  const escape = percentEncodeOctet(octet);
  if (octet >= 0x80) return [escape];
  const raw = String.fromCharCode(octet);
  return octet > 0x20 && octet < 0x7f ? [raw, escape] : [escape, raw];
}

/** Characters in whose UTF-8 every octet occurs that occurs in any. */
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
        // The z keeps it from being last, where it might be dropped.
        const units = compare(`${before}${text}z`).slice(before.length, -1);
        for (const unit of units) occurring.add(unit);
        const known = texts.get(units) ?? [];
        if (units.length === 1 && !known.includes(text)) texts.set(units, [...known, text]);
      }
  }
  for (const unit of CHARACTERS.map((char) => compare(`/${char}`)).join('')) occurring.add(unit);
  const starts = new Set(['', '/x', '?x'].map((text) => compare(text).slice(0, 1)));
  const best = PREFERRED_CHARACTERS.split('').filter((unit) => occurring.has(unit));
  const known = new Map<string, boolean>();
  const mayFollow = (before: string, unit: string): boolean => {
    if (before.length !== 2 || !HEX.test(unit)) return true;
    const escape = before + unit;
    let may = known.get(escape);
    if (may === undefined) known.set(escape, (may = spellUnits(`/${escape}`, compare, texts) !== undefined));
    return may;
  };
  return { units: [...new Set([...best, ...occurring])], starts, texts, mayFollow };
}

/** The units of canonical URLs. Kept because trying them out takes longer than looking at a record, and each record asks. */
export const urlUnits = memoizeByKey((reader: Reader): UrlUnits => findUnits(canonicalFormFor(reader)));

/** The end of a canonical URL, as far as it decides what may follow: a `%`, or one with the first digit behind it. */
export function endOfUnits(before: string, unit: string): string {
  if (unit === '%') return '%';
  return before === '%' && HEX.test(unit) ? before + unit : '';
}

/** A piece of canonical units, and the ways to write it. */
interface SpelledPiece {
  readonly length: number;
  readonly ways: readonly string[];
}

/** The pieces that may stand at a place: an escape, octets of UTF-8 together, or a unit. */
function spellingsAt(units: string, at: number, texts: UrlUnits['texts']): readonly SpelledPiece[] {
  const [octets = ''] = /^[\u0080-\u00ff]*/.exec(units.slice(at)) ?? [];
  if (octets !== '')
    return [
      {
        length: octets.length,
        ways: [octets.replace(/[^]/g, (one) => percentEncodeOctet(one.charCodeAt(0)))],
      },
    ];
  const escape = units.slice(at, at + 3);
  const own = { length: 1, ways: texts.get(units.charAt(at)) ?? [] };
  return /^%[0-9A-F]{2}$/.test(escape) ? [{ length: 3, ways: [escape] }, own] : [own];
}

/** Every piece in the first way: nearly always right. */
function spellPlainly(units: string, texts: UrlUnits['texts']): string {
  let text = '';
  for (let at = 0; at < units.length; ) {
    const [{ length, ways }] = spellingsAt(units, at, texts) as [SpelledPiece];
    text += ways[0] ?? '';
    at += length;
  }
  return text;
}

/** Piece after piece, each in the first way that leaves all before it what it was. */
function spellStepwise(units: string, compare: CanonicalForm, texts: UrlUnits['texts']): string {
  let text = units.startsWith('/') ? '/' : '';
  for (let at = text.length; at < units.length; at = compare(text).length) {
    const ways = spellingsAt(units, at, texts).flatMap((piece) => piece.ways);
    const way = ways.find((one) => {
      const canonical = compare(text + one);
      return canonical.length > at && units.startsWith(canonical);
    });
    if (way === undefined) return '';
    text += way;
  }
  return text;
}

/** Text that is compared as these units; undefined if there is none. */
function spellUnits(units: string, compare: CanonicalForm, texts: UrlUnits['texts']): string | undefined {
  const plain = spellPlainly(units, texts);
  if (compare(plain) === units) return plain;
  const text = spellStepwise(units, compare, texts);
  return compare(text) === units ? text : undefined;
}

/**
 * A URL whose canonical form for a reader are these units, or undefined if there is none.
 * @param origin scheme and host, set before what would not be a path by itself; if it is '', any host will do.
 */
export function urlOfUnits(units: string, reader: Reader, origin: string): string | undefined {
  const text = spellUnits(units, canonicalFormFor(reader), urlUnits(reader).texts);
  if (text === undefined || /^\/(?!\/)/.test(text)) return text;
  return (origin || TEST_ORIGIN) + text;
}
