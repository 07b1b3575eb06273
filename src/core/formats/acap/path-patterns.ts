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
 * Escapes of unreserved characters are undone, others are made upper case, and a literal `*` or `$` of a URL equals
 * its escape in a pattern (ACAP-211); the query is compared too (ACAP-212).
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

/** A pattern made ready for matching, letters in lower case. */
export function parseAcapPattern(written: string): PathPattern {
  const { units, octets } = canonicalRule(written, 'utf-8', PATH_READING, true);
  const folded = lowerCase(units);
  return createPattern({ units: folded, queryUnits: folded, octets });
}

/** A pattern of a line, as written and made ready. */
export interface ReadyPattern {
  readonly text: string;
  readonly path: PathPattern;
}

/** The pattern that a word of a line is. Kept because a keystroke then makes those of one line ready again. */
export const patternOfWord = memoizeByKey(
  (word: Word): ReadyPattern => ({ text: word.text, path: parseAcapPattern(word.text) }),
);

/** What of a URL is compared with patterns: path and query, normalised, letters in lower case. */
export const acapTarget = (url: string): string =>
  lowerCase(canonicalUrl(comparedPart(urlParts(url), PATH_READING.urlPart), PATH_READING));

/** A purpose, which may be a URI, as patterns of purposes are compared with it (2.3.3, 2.9): all of it, normalised so too. */
export const purposeTarget = (purpose: string): string => lowerCase(canonicalUrl(purpose, PATH_READING));

/** Whether a pattern matches what `acapTarget` made of a URL (2.9): from the first character, open at the end. */
export const matchesAcap = (written: string, target: string): boolean =>
  matchesPattern(parseAcapPattern(written), target);

/** Which of two patterns is narrower, and the character (0-based) at which that was seen. */
export interface ScopeComparison {
  readonly narrower: 'a' | 'b' | 'equal' | 'incomparable';
  readonly at: number;
}

/**
 * Compares scopes character by character (ACAP 1.1 2.4.6): a proper prefix is wider, a literal is narrower than a
 * wildcard, a wildcard is narrower than an end mark. Two different literals leave it open (digest X-45).
 */
export const compareScopes = (a: string, b: string): ScopeComparison =>
  compareUnits(parseAcapPattern(a).units, parseAcapPattern(b).units);

/** The same for patterns that are ready: a caller that compares many pairs prepares each pattern once. */
export function compareUnits(x: string, y: string): ScopeComparison {
  const shorter = Math.min(x.length, y.length);
  let at = 0;
  while (at < shorter && x[at] === y[at]) at++;
  const rankX = rankOfUnit(x[at]);
  const rankY = rankOfUnit(y[at]);
  if (rankX !== rankY) return { narrower: rankX > rankY ? 'a' : 'b', at };
  return { narrower: x[at] === undefined ? 'equal' : 'incomparable', at };
}

/** Nothing, the end mark, the wildcard, a literal: each narrower than the one before. */
function rankOfUnit(unit: string | undefined): number {
  if (unit === undefined) return 0;
  if (unit === UNIT.end) return 1;
  return unit === UNIT.star ? 2 : 3;
}

/** A group whose members are alike before `at`. */
interface ComparedPattern<T> {
  readonly members: readonly T[];
  readonly at: number;
}

/** Members that have the same unit at a place, together. */
function groupByUnit<T>(
  members: readonly T[],
  unitsOf: (member: T) => string,
  at: number,
): Iterable<readonly T[]> {
  const first = unitsOf(members[0]!)[at];
  if (members.every((one) => unitsOf(one)[at] === first)) return [members];
  const groups = new Map<string | undefined, T[]>();
  for (const one of members) {
    const unit = unitsOf(one)[at];
    const group = groups.get(unit);
    if (group) group.push(one);
    else groups.set(unit, [one]);
  }
  return groups.values();
}

/**
 * The members that no other is strictly narrower than (digest F.4, ACAP-223). They are told apart from left to right:
 * at each character only the narrowest go on, and different literals part for good. About as long as the patterns are.
 * `note` is told of each other member, with one that is narrower and the character at which that was seen.
 */
export function narrowestMembers<T>(
  members: readonly T[],
  unitsOf: (member: T) => string,
  note: (loser: T, by: T, at: number) => void,
): readonly T[] {
  const left = new Set<T>();
  const open: ComparedPattern<T>[] = [{ members, at: 0 }];
  for (let group = open.pop(); group; group = open.pop()) {
    const { at } = group;
    const best = group.members.reduce((most, one) => Math.max(most, rankOfUnit(unitsOf(one)[at])), 0);
    const winners = group.members.filter((one) => rankOfUnit(unitsOf(one)[at]) === best);
    for (const one of group.members) if (rankOfUnit(unitsOf(one)[at]) < best) note(one, winners[0]!, at);
    if (best === 0 || winners.length === 1) for (const one of winners) left.add(one);
    else for (const alike of groupByUnit(winners, unitsOf, at)) open.push({ members: alike, at: at + 1 });
  }
  return members.filter((one) => left.has(one));
}
