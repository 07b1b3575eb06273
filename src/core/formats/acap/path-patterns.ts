// Path patterns of ACAP (2.9) and the comparison of their scopes (2.4.6).
import {
  createPattern,
  matchesPattern,
  type PathOptions,
  type PathPattern,
} from '../../matching/path-pattern.ts';
import { canonicalRule, canonicalUrl, UNIT } from '../../matching/percent-encoding.ts';
import { comparedPart, urlParts } from '../../matching/url-parts.ts';
import type { Word } from '../../syntax/words.ts';
import { memoizeByKey } from '../../text/lazy.ts';
import { lowerCase } from '../../text/lower-case.ts';

/**
 * Escapes of unreserved characters are decoded, other escapes are put in upper case, and a literal `*` or `$` of a
 * URL equals its escape in a pattern. The query is compared too.
 */
const PATH_READING: PathOptions = {
  decode: 'unreserved',
  escapedSpecials: true,
  queryDelims: false,
  emptyTail: 'kept',
  doubleSlash: 'kept',
  innerDollar: 'literal',
  urlPart: 'path-and-query',
  noPath: 'slash',
  wildcards: true,
};

/** Parses a pattern for matching, with letters in lower case. */
export function parseAcapPattern(written: string): PathPattern {
  const { units, octets } = canonicalRule(written, 'utf-8', PATH_READING, true);
  const folded = lowerCase(units);
  return createPattern({ units: folded, queryUnits: folded, octets });
}

/** A pattern as written in a line, and parsed. */
export interface ReadyPattern {
  readonly text: string;
  readonly path: PathPattern;
}

/** The pattern in a word of a line. Cached, so that a keystroke parses only the patterns of one line again. */
export const patternOfWord = memoizeByKey(
  (word: Word): ReadyPattern => ({ text: word.text, path: parseAcapPattern(word.text) }),
);

/** The part of a URL that is compared with patterns: path and query, normalized, letters in lower case. */
export const acapTarget = (url: string): string =>
  lowerCase(canonicalUrl(comparedPart(urlParts(url), PATH_READING.urlPart), PATH_READING));

/** A purpose, which may be a URI, as it is compared with patterns (2.3.3, 2.9): whole, normalized like a URL. */
export const purposeTarget = (purpose: string): string => lowerCase(canonicalUrl(purpose, PATH_READING));

/** Whether a pattern matches a URL's `acapTarget` (2.9): from the first character, open at the end. */
export const matchesAcap = (written: string, target: string): boolean =>
  matchesPattern(parseAcapPattern(written), target);

/** Which of two patterns is narrower, and the character (0-based) that decides it. */
export interface ScopeComparison {
  readonly narrower: 'a' | 'b' | 'equal' | 'incomparable';
  readonly at: number;
}

/**
 * Compares scopes character by character (ACAP 1.1 2.4.6): a proper prefix is wider, a literal is narrower than a
 * wildcard, a wildcard is narrower than an end mark. Two different literals cannot be compared.
 */
export const compareScopes = (a: string, b: string): ScopeComparison =>
  compareUnits(parseAcapPattern(a).units, parseAcapPattern(b).units);

/** Compares parsed patterns: a caller that compares many pairs parses each pattern once. */
export function compareUnits(x: string, y: string): ScopeComparison {
  const shorter = Math.min(x.length, y.length);
  let at = 0;
  while (at < shorter && x[at] === y[at]) at++;
  const rankX = rankOfUnit(x[at]);
  const rankY = rankOfUnit(y[at]);
  if (rankX !== rankY) return { narrower: rankX > rankY ? 'a' : 'b', at };
  return { narrower: x[at] === undefined ? 'equal' : 'incomparable', at };
}

/** Ranks the end of a pattern, the end mark, the wildcard, a literal: each is narrower than the one before. */
function rankOfUnit(unit: string | undefined): number {
  if (unit === undefined) return 0;
  if (unit === UNIT.end) return 1;
  return unit === UNIT.star ? 2 : 3;
}

/** A group of patterns that are equal before `at`. */
interface ComparedPattern<T> {
  readonly members: readonly T[];
  readonly at: number;
}

/** Groups members by their unit at a position. */
function groupByUnit<T>(
  members: readonly T[],
  unitsOf: (member: T) => string,
  at: number,
): Iterable<readonly T[]> {
  const first = unitsOf(members[0]!)[at];
  if (members.every((member) => unitsOf(member)[at] === first)) return [members];
  const groups = new Map<string | undefined, T[]>();
  for (const member of members) {
    const unit = unitsOf(member)[at];
    const group = groups.get(unit);
    if (group) group.push(member);
    else groups.set(unit, [member]);
  }
  return groups.values();
}

/**
 * Returns the members that no other one is strictly narrower than. Patterns are compared
 * from left to right: at each character only the narrowest remain, and different literals form separate groups.
 * The cost is about the length of the patterns. `note` is called for each other member, with one that is narrower
 * and the character that decides it.
 */
export function narrowestMembers<T>(
  members: readonly T[],
  unitsOf: (member: T) => string,
  note: (loser: T, by: T, at: number) => void,
): readonly T[] {
  const narrowest = new Set<T>();
  const open: ComparedPattern<T>[] = [{ members, at: 0 }];
  for (let group = open.pop(); group; group = open.pop()) {
    const { at } = group;
    const best = group.members.reduce((most, member) => Math.max(most, rankOfUnit(unitsOf(member)[at])), 0);
    const winners = group.members.filter((member) => rankOfUnit(unitsOf(member)[at]) === best);
    for (const member of group.members)
      if (rankOfUnit(unitsOf(member)[at]) < best) note(member, winners[0]!, at);
    if (best === 0 || winners.length === 1) for (const member of winners) narrowest.add(member);
    else for (const alike of groupByUnit(winners, unitsOf, at)) open.push({ members: alike, at: at + 1 });
  }
  return members.filter((member) => narrowest.has(member));
}
