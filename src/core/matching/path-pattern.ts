// Rule paths made ready for matching: literal segments between wildcards, searched from left to right.
import type { Encoding } from '../document/encoding.ts';
import type { SourceLine } from '../document/lines.ts';
import { memoizeByText } from '../text/lazy.ts';
import { lastOf, type NonEmpty } from '../text/non-empty.ts';
import { findLastText, findText } from './find-text.ts';
import { type CanonicalPath, canonicalRule, type EscapeOptions, UNIT } from './percent-encoding.ts';

/** How a reader compares paths: the `path` knobs of readers.json. */
export interface PathOptions extends EscapeOptions {
  /** What of a URL is compared (draft 1 3.2.2: the path; RFC 9309 2.2.2: with the query; PYU-014: all). */
  readonly urlPart: 'path' | 'path-and-query' | 'path-query-fragment';
  /** What stands for the path of a URL that has none, before its query (PYU-016); alone it is a slash. */
  readonly noPath: 'slash' | 'empty';
  /** True if `*` and a `$` at the end are special (RFC 9309 2.2.3). */
  readonly wildcards: boolean;
}

/** A rule path under one reading. Without wildcards it has one segment and is a plain prefix. */
export interface PathPattern {
  /** The canonical units, wildcards and end mark included. */
  readonly units: string;
  /** The literal pieces around the wildcards, in order; the first is what every URL must begin with. */
  readonly segments: NonEmpty<string>;
  /** The same pieces as they read behind the `?` of a URL; the very same array if that makes no difference. */
  readonly querySegments: NonEmpty<string>;
  /** True if the last segment must end the URL. */
  readonly anchored: boolean;
  /** Octets for choosing the longest rule; wildcards and end mark count one each (RFC 9309 2.2.2). */
  readonly octets: number;
}

function splitSegments(units: string): NonEmpty<string> {
  const pieces = units.endsWith(UNIT.end) ? units.slice(0, -1) : units;
  const star = pieces.indexOf(UNIT.star);
  // Most have no wildcard, and to split is slow even then.
  return star < 0 ? [pieces] : [pieces.slice(0, star), ...pieces.slice(star + 1).split(UNIT.star)];
}

/** The pattern of a canonical path. */
export function createPattern({ units, queryUnits, octets }: CanonicalPath): PathPattern {
  const segments = splitSegments(units);
  const querySegments = queryUnits === units ? segments : splitSegments(queryUnits);
  return { units, segments, querySegments, anchored: units.endsWith(UNIT.end), octets };
}

/** Reads a rule's path, as written in a file of this encoding. */
export function parsePattern(path: string, encoding: Encoding, reading: PathOptions): PathPattern {
  return createPattern(canonicalRule(path, encoding, reading, reading.wildcards));
}

/** A unit that no path has. */
const KEY_SEPARATOR = '\u0100';

/** Equal only for patterns that match the same URLs. */
export const patternKey = ({ units, segments, querySegments }: PathPattern): string =>
  segments === querySegments ? units : units + KEY_SEPARATOR + querySegments.join(UNIT.star);

/** Text that a key of a cache can hold: all that decides how a path is read. */
export const pathOptionsKey = (encoding: Encoding, reading: PathOptions) =>
  [
    encoding,
    reading.decode,
    reading.wildcards,
    reading.escapedSpecials,
    reading.queryDelims,
    reading.emptyTail,
    reading.innerDollar,
  ].join(' ');

/** Kept as long as the lines, because an edit in a record of 20,000 rules parses one path again, not all. */
const patternsByOptions = memoizeByText((_: string) => new WeakMap<SourceLine, PathPattern>());

/** The patterns that were parsed under these options, by the line that holds the path: a line never changes. */
export const cachedPatterns = (encoding: Encoding, reading: PathOptions): WeakMap<SourceLine, PathPattern> =>
  patternsByOptions(pathOptionsKey(encoding, reading));

/** How far a pattern that does not match agrees with a URL, and what is wrong there. */
export interface PatternDifference {
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

function differenceAtStart({ segments, anchored }: PathPattern, url: string): PatternDifference | undefined {
  const [first] = segments;
  if (!url.startsWith(first)) {
    const common = commonLength(first, url);
    const why = common === url.length ? 'url-ends' : 'differs';
    return { why, url: common, pattern: common, missing: first.slice(common) };
  }
  if (segments.length > 1 || !anchored || url.length === first.length) return undefined;
  return { why: 'url-goes-on', url: first.length, pattern: first.length, missing: '' };
}

/** A stretch of a URL. */
interface SegmentMatch {
  readonly start: number;
  readonly end: number;
}

/**
 * Where segment `i` of a pattern stands in a URL, not before `from`: as far left as it can, or at the end. Before
 * `query`, the place behind the `?` of the URL, it is compared as it is, and from there on as it reads there.
 */
function findSegment(
  { segments, querySegments }: PathPattern,
  i: number,
  url: string,
  from: number,
  query: number,
  atEnd: boolean,
): SegmentMatch | undefined {
  const search = (segment: string, least: number): SegmentMatch | undefined => {
    const start = atEnd ? url.length - segment.length : findText(url, segment, least);
    const stands = start >= least && (!atEnd || url.endsWith(segment));
    return stands ? { start, end: start + segment.length } : undefined;
  };
  const segment = segments[i]!;
  const inQuery = querySegments[i]!;
  if (segment === inQuery) return search(segment, from);
  if (from >= query) return search(inQuery, from);
  return search(segment, from) ?? (query < Infinity ? search(inQuery, query) : undefined);
}

/** The place behind the `?` of a URL; Infinity if it has none, or the pattern reads the same there. */
function queryStart({ segments, querySegments }: PathPattern, url: string): number {
  const mark = segments === querySegments ? -1 : url.indexOf('?');
  return mark < 0 ? Infinity : mark + 1;
}

/**
 * Where a pattern first differs from a canonical URL, or undefined if it matches. The middle segments are found
 * one after the other, each as far left as it can be, so that no choice ever has to be taken back.
 */
export function firstDifference(pattern: PathPattern, url: string): PatternDifference | undefined {
  const { segments, anchored } = pattern;
  const atStart = differenceAtStart(pattern, url);
  if (atStart || segments.length === 1) return atStart;
  const query = queryStart(pattern, url);
  let at = segments[0].length;
  let behind = at + 1;
  for (let i = 1; i < segments.length; i++) {
    const atEnd = anchored && i === segments.length - 1;
    const segment = segments[i]!;
    const found = findSegment(pattern, i, url, at, query, atEnd);
    if (!found)
      return { why: atEnd ? 'not-at-end' : 'not-found', url: at, pattern: behind, missing: segment };
    at = found.end;
    behind += segment.length + 1;
  }
  return undefined;
}

/** As `firstDifference`, for pieces that read the same everywhere: yes or no is quicker told than where. */
function matchesSegments({ segments, anchored }: PathPattern, url: string): boolean {
  if (!url.startsWith(segments[0])) return false;
  const last = segments.length - 1;
  let at = segments[0].length;
  for (let i = 1; i < last || (i === last && !anchored); i++) {
    const segment = segments[i]!;
    const found = findText(url, segment, at);
    if (found < 0) return false;
    at = found + segment.length;
  }
  const end = lastOf(segments);
  return !anchored || (url.length - end.length >= at && url.endsWith(end));
}

/** Whether the pattern matches a canonical URL (`canonicalUrl`) from its first octet on. */
export function matchesPattern(pattern: PathPattern, url: string): boolean {
  const { segments, querySegments, anchored } = pattern;
  if (segments.length === 1) return anchored ? url === segments[0] : url.startsWith(segments[0]);
  return segments === querySegments
    ? matchesSegments(pattern, url)
    : firstDifference(pattern, url) === undefined;
}

/**
 * Where a match ends in a canonical URL, in units, if the last wildcard takes as much as it can.
 * @param url one that the pattern matches.
 */
export function endOfMatch(pattern: PathPattern, url: string): number {
  const { segments, querySegments, anchored } = pattern;
  if (segments.length === 1) return segments[0].length;
  if (anchored) return url.length;
  const lastEnd = (some: NonEmpty<string>) => findLastText(url, lastOf(some)) + lastOf(some).length;
  return Math.max(lastEnd(segments), lastEnd(querySegments));
}
