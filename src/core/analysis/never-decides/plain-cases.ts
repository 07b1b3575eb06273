// The cases that need no automaton. They are by far the most common, because almost always some unit occurs in no
// rule.
//
// Replace each wildcard of a pattern by that unit, and add the unit at the end if the pattern has no end. Another
// pattern that matches this URL matches the unit by its own wildcards, and therefore matches everything that the
// first pattern matches. If no other pattern matches the URL, it is a witness.
import { matchesPattern, type PathPattern } from '../../matching/path-pattern.ts';
import type { NonEmpty } from '../../text/non-empty.ts';
import type { UrlUnits } from './url-units.ts';

/** Returns a unit of URLs that occurs in none of these patterns, or undefined if all of them occur. */
export function findFreshUnit(patterns: Iterable<PathPattern>, { units }: UrlUnits): string | undefined {
  const taken = new Set<number>();
  for (const { units: patternUnits } of patterns)
    for (let i = 0; i < patternUnits.length; i++) taken.add(patternUnits.charCodeAt(i));
  return units.find((unit) => !taken.has(unit.charCodeAt(0)));
}

/**
 * Whether a pattern reads differently after a `?`. For such a pattern, this module and the automata are only right
 * about URLs without a `?`.
 */
export const hasQueryReading = ({ segments, querySegments }: PathPattern): boolean =>
  segments.length > 1 && segments !== querySegments;

/** Returns a pattern with other segments, without empty ones between two wildcards. */
function withSegments(pattern: PathPattern, pieces: NonEmpty<string>): PathPattern {
  const [first, ...others] = pieces;
  const last = others.length - 1;
  const segments: NonEmpty<string> = [first, ...others.filter((piece, i) => i === last || piece !== '')];
  return { ...pattern, segments, querySegments: segments };
}

/** Returns the pattern of URLs with this first unit; for '', the pattern that matches only the empty URL. */
const withPrefix = (pattern: PathPattern, start: string): PathPattern => ({
  ...withSegments(pattern, [start]),
  anchored: start === '',
});

/**
 * Splits a pattern into patterns that begin without a wildcard and together match the same URLs. The first units
 * of URLs are few.
 */
export function splitByFirstUnit(pattern: PathPattern, { starts }: UrlUnits): readonly PathPattern[] {
  const { segments } = pattern;
  const isWhole = segments.length === 1 && pattern.anchored;
  if (isWhole || segments[0] !== '' || hasQueryReading(pattern)) return [pattern];
  const [, ...followingSegments] = withSegments(pattern, segments).segments;
  const [next, ...others] = followingSegments;
  if (next === undefined) return [...starts].map((start) => withPrefix(pattern, start));
  return [...starts].flatMap((start) => {
    if (start === '') return followingSegments.join('') === '' ? [withPrefix(pattern, '')] : [];
    const startingHere = withSegments(pattern, [start, ...followingSegments]);
    return next.startsWith(start) ? [withSegments(pattern, [next, ...others]), startingHere] : [startingHere];
  });
}

/** Whether all units of a pattern occur in URLs, and its first unit can be the first of a URL. */
export function canMatchUrls({ segments }: PathPattern, { units, starts }: UrlUnits): boolean {
  const [beginning] = segments;
  const [first] = beginning;
  if (first !== undefined && !starts.has(first)) return false;
  return segments.every((segment) => segment.split('').every((unit) => units.includes(unit)));
}

/** Returns readable URLs that a pattern matches, the simplest first. */
export function plainUrls(pattern: PathPattern, { units }: UrlUnits, fresh: string | undefined): Set<string> {
  const { segments, anchored } = pattern;
  const fillUnits = [units[0] ?? '', ...(fresh === undefined ? [] : [fresh])];
  const short = segments.at(-1) === '' ? segments.slice(0, -1) : segments;
  const joined = [short, segments].flatMap((pieces) => fillUnits.map((unit) => pieces.join(unit)));
  const urls = [...joined, segments.join('')];
  return new Set([...urls, ...(anchored ? [] : urls.flatMap((url) => fillUnits.map((unit) => url + unit)))]);
}

/** The maximum number of combinations of readings for the segments of a pattern. */
const MAX_READINGS = 16;

/**
 * Returns the readings of a pattern's segments, each before or after a `?`: everything that it may match, possibly
 * more.
 */
function segmentReadings({ segments, querySegments }: PathPattern): readonly (readonly string[])[] {
  let readings: (readonly string[])[] = [[]];
  segments.forEach((segment, i) => {
    const variants = i === 0 ? [segment] : [...new Set([segment, querySegments[i] ?? segment])];
    if (readings.length * variants.length <= MAX_READINGS)
      readings = readings.flatMap((reading) => variants.map((way) => [...reading, way]));
  });
  return readings.filter((reading) => reading.length === segments.length);
}

const areSameSegments = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((piece, i) => piece === b[i]);

/** Whether two patterns have the same path, except for redundant wildcards. */
function isSamePath(one: PathPattern, other: PathPattern): boolean {
  const isSame = (key: 'segments' | 'querySegments') =>
    areSameSegments(withSegments(one, one[key]).segments, withSegments(other, other[key]).segments);
  return one.anchored === other.anchored && isSame('segments') && isSame('querySegments');
}

/**
 * Returns the index of the first pattern in a list that matches everything that a pattern matches, using a fresh
 * unit, or -1.
 */
export function findSingleCover(pattern: PathPattern, covers: readonly PathPattern[], fresh: string): number {
  const readings = segmentReadings(pattern);
  const urls = readings.map((pieces) => pieces.join(fresh) + (pattern.anchored ? '' : fresh));
  return covers.findIndex((cover) => {
    if (hasQueryReading(cover)) return isSamePath(pattern, cover);
    return urls.length > 0 && urls.every((url) => matchesPattern(cover, url));
  });
}
