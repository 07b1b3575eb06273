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

/** The patterns already read under these knobs, by the line that holds the path: a line never changes. */
export function knownPatterns(encoding: Encoding, reading: PathReading): WeakMap<SourceLine, PathPattern> {
  const key = pathReadingKey(encoding, reading);
  let patterns = known.get(key);
  if (!patterns) known.set(key, (patterns = new WeakMap()));
  return patterns;
}

/** How far a pattern that does not match agrees with a URL, and what is wrong there. */
export interface Difference {
  /**
   * `differs`: an octet is another one. `url-ends`: the URL is too short. `url-goes-on`: it is longer than an
   * anchored rule. `not-found`, `not-at-end`: the segment behind a wildcard does not follow, or not at the end.
   */
  readonly why: 'differs' | 'url-ends' | 'url-goes-on' | 'not-found' | 'not-at-end';
  /** Units of the URL and of the pattern that agree. */
  readonly url: number;
  readonly pattern: number;
  /** The units that the URL lacks; '' if it is too long. */
  readonly missing: string;
}

function commonLength(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let at = 0;
  while (at < shorter && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  return at;
}

function differenceAtStart({ segments, anchored }: PathPattern, url: string): Difference | undefined {
  const first = segments[0]!;
  if (!url.startsWith(first)) {
    const common = commonLength(first, url);
    const why = common === url.length ? 'url-ends' : 'differs';
    return { why, url: common, pattern: common, missing: first.slice(common) };
  }
  if (segments.length > 1 || !anchored || url.length === first.length) return undefined;
  return { why: 'url-goes-on', url: first.length, pattern: first.length, missing: '' };
}

/**
 * Where a pattern first differs from a canonical URL, or undefined if it matches. The middle segments are found
 * one after the other, each as far left as it can be, so that no choice ever has to be taken back.
 */
export function firstDifference(pattern: PathPattern, url: string): Difference | undefined {
  const { segments, anchored } = pattern;
  const atStart = differenceAtStart(pattern, url);
  if (atStart || segments.length === 1) return atStart;
  const end = anchored ? segments.length - 1 : segments.length;
  let at = segments[0]!.length;
  let behind = at + 1;
  for (let i = 1; i < end; i++) {
    const segment = segments[i]!;
    const found = segment === '' ? at : url.indexOf(segment, at);
    if (found < 0) return { why: 'not-found', url: at, pattern: behind, missing: segment };
    at = found + segment.length;
    behind += segment.length + 1;
  }
  const last = anchored ? segments[end]! : '';
  if (url.length - last.length >= at && url.endsWith(last)) return undefined;
  return { why: 'not-at-end', url: at, pattern: behind, missing: last };
}

/** Whether the pattern matches a canonical URL (`canonicalUrl`) from its first octet on. */
export function matchesPattern(pattern: PathPattern, url: string): boolean {
  const { segments, anchored } = pattern;
  if (segments.length > 1) return firstDifference(pattern, url) === undefined;
  return anchored ? url === segments[0] : url.startsWith(segments[0]!);
}
