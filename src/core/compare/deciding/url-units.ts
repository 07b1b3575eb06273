// Which units the canonical form of a URL can have, and how a URL is written that has a given one.
//
// Nothing here knows how escapes are read: it is tried out with the very functions that read URLs.
import type { PathReading } from '../../matching/path-pattern.ts';
import { canonicalUrl } from '../../matching/percent.ts';
import { comparedPart, urlParts } from '../../matching/url-parts.ts';

/** A site to stand before a path, so that one that begins with `//` is no host. */
const SITE = '//www.example.com';
const HEX = /^[0-9A-Fa-f]$/;

/** What a reader compares of `text`, written behind scheme and host. */
const compared = (text: string, reading: PathReading): string =>
  canonicalUrl(comparedPart(urlParts(SITE + text), reading.urlPart), reading);

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

const BEST = 'xabcdefghijklmnopqrstuvwyz0123456789-_.~/';

/** The ways to write one octet, the one that needs no escape first if it is printable. */
function waysToWrite(octet: number): string[] {
  const escape = `%${octet.toString(16).toUpperCase().padStart(2, '0')}`;
  if (octet >= 0x80) return [escape];
  const raw = String.fromCharCode(octet);
  return octet > 0x20 && octet < 0x7f ? [raw, escape] : [escape, raw];
}

function tryOut(reading: PathReading): UrlUnits {
  const texts = new Map<string, string[]>();
  const occurring = new Set<string>();
  const base = compared('/', reading).length;
  for (let octet = 0; octet < 256; octet++) {
    for (const text of waysToWrite(octet)) {
      const units = compared(`/${text}`, reading).slice(base);
      for (const unit of units) occurring.add(unit);
      if (units.length === 1) texts.set(units, [...(texts.get(units) ?? []), text]);
    }
  }
  const starts = new Set(['', '/x', '?x'].map((text) => compared(text, reading).slice(0, 1)));
  const best = BEST.split('').filter((unit) => occurring.has(unit));
  const known = new Map<string, boolean>();
  const mayFollow = (before: string, unit: string): boolean => {
    if (before.length !== 2 || !HEX.test(unit)) return true;
    const escape = before + unit;
    let may = known.get(escape);
    if (may === undefined) known.set(escape, (may = written(`/${escape}`, reading, texts) !== undefined));
    return may;
  };
  return { units: [...new Set([...best, ...occurring])], starts, texts, mayFollow };
}

const knownUnits = new WeakMap<PathReading, UrlUnits>();

/** The units of canonical URLs; tried out once per reading. */
export function urlUnits(reading: PathReading): UrlUnits {
  let units = knownUnits.get(reading);
  if (!units) knownUnits.set(reading, (units = tryOut(reading)));
  return units;
}

/** The end of a canonical URL, as far as it decides what may follow: a `%`, or one with the first digit behind it. */
export function endOf(before: string, unit: string): string {
  if (unit === '%') return '%';
  return before === '%' && HEX.test(unit) ? before + unit : '';
}

/** Writes unit after unit in the first way that leaves all before it what it was. */
function written(
  units: string,
  reading: PathReading,
  texts: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  let text = units.startsWith('/') ? '/' : '';
  let at = compared(text, reading) === '/' && text === '' ? 0 : text.length;
  while (at < units.length) {
    const escape = units.slice(at, at + 3);
    const ways = [...(escape.startsWith('%') ? [escape] : []), ...(texts.get(units[at]!) ?? [])];
    const way = ways.find((one) => {
      const canonical = compared(text + one, reading);
      return canonical.length > at && units.startsWith(canonical);
    });
    if (way === undefined) return undefined;
    text += way;
    at = compared(text, reading).length;
  }
  return compared(text, reading) === units ? text : undefined;
}

/**
 * A URL whose canonical form under a reading are these units, or undefined if there is none.
 * @param origin scheme and host, set before what would not be a path by itself; if it is '', any host will do.
 */
export function urlOfUnits(units: string, reading: PathReading, origin: string): string | undefined {
  const text = written(units, reading, urlUnits(reading).texts);
  if (text === undefined || /^\/(?!\/)/.test(text)) return text;
  return (origin || SITE) + text;
}
