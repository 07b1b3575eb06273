// Where no automaton is needed: almost always, as almost always there is a unit that stands in no rule.
//
// Put that unit for each wildcard of a pattern, and at its end if it may go on. Whatever other pattern matches this URL
// matches it by its own wildcards, and so matches all that the first one does. If none matches it, it is a witness.
import { matchesPattern, type PathPattern } from '../../matching/path-pattern.ts';
import type { NonEmpty } from '../../text/non-empty.ts';
import type { UrlUnits } from './url-units.ts';

/** A unit of URLs that occurs in none of these patterns; undefined if all do. */
export function findFreshUnit(patterns: Iterable<PathPattern>, { units }: UrlUnits): string | undefined {
  const taken = new Set<number>();
  for (const { units: own } of patterns) for (let i = 0; i < own.length; i++) taken.add(own.charCodeAt(i));
  return units.find((unit) => !taken.has(unit.charCodeAt(0)));
}

/** Whether a pattern reads otherwise behind a `?`: then what stands here and automata hold of URLs without it. */
export const hasQueryReading = ({ segments, querySegments }: PathPattern): boolean =>
  segments.length > 1 && segments !== querySegments;

/** A pattern with other pieces, none of which is empty between two wildcards. */
function withSegments(pattern: PathPattern, pieces: NonEmpty<string>): PathPattern {
  const [first, ...others] = pieces;
  const last = others.length - 1;
  const segments: NonEmpty<string> = [first, ...others.filter((piece, i) => i === last || piece !== '')];
  return { ...pattern, segments, querySegments: segments };
}

/** The pattern of what begins so, but of nothing else than the empty URL if that is how it begins. */
const withPrefix = (pattern: PathPattern, start: string): PathPattern => ({
  ...withSegments(pattern, [start]),
  anchored: start === '',
});

/**
 * A pattern as patterns that begin without a wildcard, and which together match the same URLs: those begin with one of
 * few units.
 */
export function splitByFirstUnit(pattern: PathPattern, { starts }: UrlUnits): readonly PathPattern[] {
  const { segments } = pattern;
  const isWhole = segments.length === 1 && pattern.anchored;
  if (isWhole || segments[0] !== '' || hasQueryReading(pattern)) return [pattern];
  const [, ...behind] = withSegments(pattern, segments).segments;
  const [next, ...others] = behind;
  if (next === undefined) return [...starts].map((start) => withPrefix(pattern, start));
  return [...starts].flatMap((start) => {
    if (start === '') return behind.join('') === '' ? [withPrefix(pattern, '')] : [];
    const headed = withSegments(pattern, [start, ...behind]);
    return next.startsWith(start) ? [withSegments(pattern, [next, ...others]), headed] : [headed];
  });
}

/** Whether all units of a pattern occur in URLs, and the first one where it must. */
export function canMatchUrls({ segments }: PathPattern, { units, starts }: UrlUnits): boolean {
  const [beginning] = segments;
  const [first] = beginning;
  if (first !== undefined && !starts.has(first)) return false;
  return segments.every((segment) => segment.split('').every((unit) => units.includes(unit)));
}

/** URLs that a pattern matches and that read well, the plainest first. */
export function plainUrls(pattern: PathPattern, { units }: UrlUnits, fresh: string | undefined): Set<string> {
  const { segments, anchored } = pattern;
  const fills = [units[0] ?? '', ...(fresh === undefined ? [] : [fresh])];
  const short = segments.at(-1) === '' ? segments.slice(0, -1) : segments;
  const joined = [short, segments].flatMap((pieces) => fills.map((unit) => pieces.join(unit)));
  const urls = [...joined, segments.join('')];
  return new Set([...urls, ...(anchored ? [] : urls.flatMap((url) => fills.map((unit) => url + unit)))]);
}

/** How many ways there are at most to read the pieces of a pattern in or before a query. */
const MAX_READINGS = 16;

/** The pieces of a pattern, each as it reads before and behind a `?`: all that it may match, and perhaps more. */
function segmentReadings({ segments, querySegments }: PathPattern): readonly (readonly string[])[] {
  let readings: (readonly string[])[] = [[]];
  segments.forEach((segment, i) => {
    const ways = i === 0 ? [segment] : [...new Set([segment, querySegments[i] ?? segment])];
    if (readings.length * ways.length <= MAX_READINGS)
      readings = readings.flatMap((reading) => ways.map((way) => [...reading, way]));
  });
  return readings.filter((reading) => reading.length === segments.length);
}

const areSameSegments = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((piece, i) => piece === b[i]);

/** Whether two patterns are one path, but for wildcards that change nothing. */
function isSamePath(one: PathPattern, other: PathPattern): boolean {
  const isSame = (key: 'segments' | 'querySegments') =>
    areSameSegments(withSegments(one, one[key]).segments, withSegments(other, other[key]).segments);
  return one.anchored === other.anchored && isSame('segments') && isSame('querySegments');
}

/** The place of the first pattern of a list that matches all that a pattern does, given a fresh unit; or -1. */
export function findSingleCover(pattern: PathPattern, covers: readonly PathPattern[], fresh: string): number {
  const readings = segmentReadings(pattern);
  const urls = readings.map((pieces) => pieces.join(fresh) + (pattern.anchored ? '' : fresh));
  return covers.findIndex((cover) => {
    if (hasQueryReading(cover)) return isSamePath(pattern, cover);
    return urls.length > 0 && urls.every((url) => matchesPattern(cover, url));
  });
}
