// Rule paths made ready for matching: literal segments between wildcards, searched from left to right.
import type { Encoding } from '../text/encoding.ts';
import type { SourceLine } from '../text/lines.ts';
import { canonicalRule, type EscapeReading, UNIT } from './percent.ts';

/** How a reader compares paths: the `path` knobs of readers.json. */
export interface PathReading extends EscapeReading {
  /** What of a URL is compared (draft 1 3.2.2: the path; RFC 9309 2.2.2: with the query). */
  readonly urlPart: 'path' | 'path-and-query';
  /** True if `*` and a `$` at the end are special (RFC 9309 2.2.3). */
  readonly wildcards: boolean;
}

/** A rule path under one reading. Without wildcards it has one segment and is a plain prefix. */
export interface PathPattern {
  /** The canonical units, wildcards and end mark included. */
  readonly units: string;
  /** The literal pieces around the wildcards, in order; the first is what every URL must begin with. */
  readonly segments: readonly string[];
  /** True if the last segment must end the URL. */
  readonly anchored: boolean;
  /** Octets for choosing the longest rule; wildcards and end mark count one each (RFC 9309 2.2.2). */
  readonly octets: number;
}

/** The pattern of canonical units. */
export function patternOf(units: string, octets: number): PathPattern {
  const anchored = units.endsWith(UNIT.end);
  const segments = (anchored ? units.slice(0, -1) : units).split(UNIT.star);
  return { units, segments, anchored, octets };
}

/** Reads a rule's path, as written in a file of this encoding. */
export function readPattern(path: string, encoding: Encoding, reading: PathReading): PathPattern {
  const { units, octets } = canonicalRule(path, encoding, reading, reading.wildcards);
  return patternOf(units, octets);
}

/** Text that a key of a cache can hold: all that decides how a path is read. */
export const pathReadingKey = (encoding: Encoding, reading: PathReading) =>
  [encoding, reading.decode, reading.wildcards, reading.escapedSpecials, reading.queryDelims].join(' ');

const known = new Map<string, WeakMap<SourceLine, PathPattern>>();

/** As `readPattern`, kept for the line that holds the path: a line never changes. */
export function patternOfLine(
  line: SourceLine,
  path: string,
  encoding: Encoding,
  reading: PathReading,
): PathPattern {
  const key = pathReadingKey(encoding, reading);
  let patterns = known.get(key);
  if (!patterns) known.set(key, (patterns = new WeakMap()));
  let pattern = patterns.get(line);
  if (!pattern) patterns.set(line, (pattern = readPattern(path, encoding, reading)));
  return pattern;
}

/** How far a pattern got on a URL: to the end, or to where it first differs. */
interface Progress {
  readonly matches: boolean;
  /** Units of the URL and of the pattern that were found to agree. */
  readonly url: number;
  readonly pattern: number;
}

function commonLength(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let at = 0;
  while (at < shorter && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  return at;
}

/** Finds the middle segments one after the other, each as far left as it can be: no choice is ever taken back. */
function follow({ segments, anchored }: PathPattern, url: string): Progress {
  const [first = '', ...rest] = segments;
  if (!url.startsWith(first)) {
    const common = commonLength(first, url);
    return { matches: false, url: common, pattern: common };
  }
  const last = anchored ? rest.pop() : undefined;
  let at = first.length;
  let pattern = first.length;
  if (anchored && last === undefined) return { matches: at === url.length, url: at, pattern };
  for (const segment of rest) {
    const found = segment === '' ? at : url.indexOf(segment, at);
    if (found < 0) return { matches: false, url: at, pattern: pattern + 1 };
    at = found + segment.length;
    pattern += 1 + segment.length;
  }
  const fits = last === undefined || (url.length - last.length >= at && url.endsWith(last));
  return { matches: fits, url: at, pattern: last === undefined ? pattern : pattern + 1 };
}

/** Whether the pattern matches a canonical URL (`canonicalUrl`) from its first octet on. */
export function matchesPattern(pattern: PathPattern, url: string): boolean {
  const { segments, anchored } = pattern;
  if (segments.length > 1) return follow(pattern, url).matches;
  return anchored ? url === segments[0] : url.startsWith(segments[0]!);
}

/**
 * Where a pattern that does not match first differs from the URL, in units of each: behind what agrees.
 * After a wildcard this is the segment that could not be found any more.
 */
export function firstDifference(pattern: PathPattern, url: string): { readonly url: number; readonly pattern: number } {
  const progress = follow(pattern, url);
  return { url: progress.url, pattern: progress.pattern };
}
