// Prepares rule paths for matching: literal segments between wildcards, searched from left to right.
import type { Encoding } from '../document/encoding.ts';
import type { SourceLine } from '../document/lines.ts';
import { memoizeByText } from '../text/lazy.ts';
import { lastOf, type NonEmpty } from '../text/non-empty.ts';
import { findLastText, findText } from './find-text.ts';
import { type CanonicalPath, canonicalRule, type EscapeOptions, UNIT } from './percent-encoding.ts';

/** How a reader compares paths: its `path` options. */
export interface PathOptions extends EscapeOptions {
  /** The part of a URL that is compared (draft 1 3.2.2: the path; RFC 9309 2.2.2: with the query; urllib: all). */
  readonly urlPart: 'path' | 'path-and-query' | 'path-query-fragment';
  /** What replaces the path of a URL that has none, before its query (urllib). Without a query it is a slash. */
  readonly noPath: 'slash' | 'empty';
  /** Whether `*` and a `$` at the end are special (RFC 9309 2.2.3). */
  readonly wildcards: boolean;
}

/** A rule path as a reader with these options reads it. Without wildcards it has one segment and is a plain prefix. */
export interface PathPattern {
  /** The canonical units, including wildcards and end mark. */
  readonly units: string;
  /** The literal pieces between the wildcards, in order. Every URL that matches begins with the first. */
  readonly segments: NonEmpty<string>;
  /** The same pieces as they read after the `?` of a URL. The same array object if there is no difference. */
  readonly querySegments: NonEmpty<string>;
  /** Whether the URL must end with the last segment. */
  readonly anchored: boolean;
  /** The length that selects the longest rule, in octets. Wildcards and end mark count as one each (RFC 9309 2.2.2). */
  readonly octets: number;
}

function splitSegments(units: string): NonEmpty<string> {
  const pieces = units.endsWith(UNIT.end) ? units.slice(0, -1) : units;
  const star = pieces.indexOf(UNIT.star);
  // Most paths have no wildcard, and split() is slow even then.
  return star < 0 ? [pieces] : [pieces.slice(0, star), ...pieces.slice(star + 1).split(UNIT.star)];
}

/** The pattern of a canonical path. */
export function createPattern({ units, queryUnits, octets }: CanonicalPath): PathPattern {
  const segments = splitSegments(units);
  const querySegments = queryUnits === units ? segments : splitSegments(queryUnits);
  return { units, segments, querySegments, anchored: units.endsWith(UNIT.end), octets };
}

/** Parses a rule's path, as written in a file of this encoding. */
export function parsePattern(path: string, encoding: Encoding, reading: PathOptions): PathPattern {
  return createPattern(canonicalRule(path, encoding, reading, reading.wildcards));
}

/** A unit that occurs in no path. */
const KEY_SEPARATOR = '\u0100';

/** A key that is equal only for patterns that match the same URLs. */
export const patternKey = ({ units, segments, querySegments }: PathPattern): string =>
  segments === querySegments ? units : units + KEY_SEPARATOR + querySegments.join(UNIT.star);

/** Returns a cache key with everything that decides how a path is read. */
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

/** Cached as long as the lines, so that an edit in a record of 20,000 rules parses one path and not all. */
const patternsByOptions = memoizeByText((_: string) => new WeakMap<SourceLine, PathPattern>());

/** The patterns that were parsed with these options, by the line that contains the path. A line never changes. */
export const cachedPatterns = (encoding: Encoding, reading: PathOptions): WeakMap<SourceLine, PathPattern> =>
  patternsByOptions(pathOptionsKey(encoding, reading));

/** How far a pattern agrees with a URL that it does not match, and how they differ there. */
export interface PatternDifference {
  /**
   * `differs`: an octet is different. `url-ends`: the URL is too short. `url-goes-on`: the URL is longer than an
   * anchored rule. `not-found`, `not-at-end`: the segment after a wildcard does not follow, or not at the end.
   */
  readonly why: 'differs' | 'url-ends' | 'url-goes-on' | 'not-found' | 'not-at-end';
  /** The number of units of the URL and of the pattern that agree. */
  readonly url: number;
  readonly pattern: number;
  /** The units that the URL lacks. '' if it is too long. */
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

/** A range of a URL. */
interface SegmentMatch {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds segment `i` of a pattern in a URL, not before `from`: as far left as possible, or at the end. Before
 * `query`, the index after the `?` of the URL, the segment is compared as written, and from there on as it reads
 * in a query.
 */
function findSegment(
  { segments, querySegments }: PathPattern,
  i: number,
  url: string,
  from: number,
  query: number,
  atEnd: boolean,
): SegmentMatch | undefined {
  const search = (segment: string, minStart: number): SegmentMatch | undefined => {
    const start = atEnd ? url.length - segment.length : findText(url, segment, minStart);
    const isMatch = start >= minStart && (!atEnd || url.endsWith(segment));
    return isMatch ? { start, end: start + segment.length } : undefined;
  };
  const segment = segments[i]!;
  const inQuery = querySegments[i]!;
  if (segment === inQuery) return search(segment, from);
  if (from >= query) return search(inQuery, from);
  return search(segment, from) ?? (query < Infinity ? search(inQuery, query) : undefined);
}

/** Returns the index after the `?` of a URL. Infinity if it has none, or the pattern reads the same there. */
function queryStart({ segments, querySegments }: PathPattern, url: string): number {
  const mark = segments === querySegments ? -1 : url.indexOf('?');
  return mark < 0 ? Infinity : mark + 1;
}

/**
 * Finds where a pattern first differs from a canonical URL. Undefined if it matches. The middle segments are found
 * one after the other, each as far left as possible, so that no backtracking is needed.
 */
export function firstDifference(pattern: PathPattern, url: string): PatternDifference | undefined {
  const { segments, anchored } = pattern;
  const atStart = differenceAtStart(pattern, url);
  if (atStart || segments.length === 1) return atStart;
  const query = queryStart(pattern, url);
  let at = segments[0].length;
  let patternAt = at + 1;
  for (let i = 1; i < segments.length; i++) {
    const atEnd = anchored && i === segments.length - 1;
    const segment = segments[i]!;
    const match = findSegment(pattern, i, url, at, query, atEnd);
    if (!match)
      return { why: atEnd ? 'not-at-end' : 'not-found', url: at, pattern: patternAt, missing: segment };
    at = match.end;
    patternAt += segment.length + 1;
  }
  return undefined;
}

/**
 * Like `firstDifference`, for patterns that read the same in path and query: whether it matches is found faster
 * than where it differs.
 */
function matchesSegments({ segments, anchored }: PathPattern, url: string): boolean {
  if (!url.startsWith(segments[0])) return false;
  const last = segments.length - 1;
  let at = segments[0].length;
  for (let i = 1; i < last || (i === last && !anchored); i++) {
    const segment = segments[i]!;
    const start = findText(url, segment, at);
    if (start < 0) return false;
    at = start + segment.length;
  }
  const end = lastOf(segments);
  return !anchored || (url.length - end.length >= at && url.endsWith(end));
}

/** Whether the pattern matches a canonical URL (`canonicalUrl`), beginning at its first octet. */
export function matchesPattern(pattern: PathPattern, url: string): boolean {
  const { segments, querySegments, anchored } = pattern;
  if (segments.length === 1) return anchored ? url === segments[0] : url.startsWith(segments[0]);
  return segments === querySegments
    ? matchesSegments(pattern, url)
    : firstDifference(pattern, url) === undefined;
}

/**
 * Returns where a match ends in a canonical URL, in units, if the last wildcard matches as much as possible.
 * @param url a URL that the pattern matches.
 */
export function endOfMatch(pattern: PathPattern, url: string): number {
  const { segments, querySegments, anchored } = pattern;
  if (segments.length === 1) return segments[0].length;
  if (anchored) return url.length;
  const lastEnd = (pieces: NonEmpty<string>) => findLastText(url, lastOf(pieces)) + lastOf(pieces).length;
  return Math.max(lastEnd(segments), lastEnd(querySegments));
}
