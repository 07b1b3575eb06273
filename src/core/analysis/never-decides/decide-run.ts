// Determines whether a rule decides anything in a run of rules: finds a URL that it decides, or the rules that
// prevent it.
import type { PathPattern } from '../../matching/path-pattern.ts';
import {
  type Effect,
  lowestRank,
  type PathRule,
  rankOfMatch,
  takesWholeUrl,
} from '../../matching/path-rule.ts';
import type { Reader } from '../../readers/reader.ts';
import type { NonEmpty } from '../../text/non-empty.ts';
import {
  canMatchUrls,
  findFreshUnit,
  findSingleCover,
  hasQueryReading,
  plainUrls,
  splitByFirstUnit,
} from './plain-cases.ts';
import { type SearchBudget, type SearchResult, searchUncovered } from './search.ts';
import { urlUnits } from './url-units.ts';

/** A pattern of a rule and its rank: the lowest rank decides. */
interface PatternEntry {
  readonly pattern: PathPattern;
  readonly rank: number;
  readonly effect: Effect;
  /** The index of its rule in the run; `OWN_FILE_PLACE` for a path that may always be fetched. */
  readonly place: number;
}

/** Represents the paths that a reader may always fetch, in lists of rule indexes. */
export const OWN_FILE_PLACE = -1;

/** The rules that apply to a crawler, and the URLs that precede all of them. */
export interface PreparedRun {
  readonly rules: readonly (PathRule | undefined)[];
  /** Canonical URLs that may always be fetched. */
  readonly ownUrls: ReadonlySet<string>;
  /** A unit of URLs that occurs in none of the rules; undefined if all units occur. */
  readonly fresh: string | undefined;
}

/** Converts a canonical URL to a result, or rejects it by returning undefined. */
type UrlCheck<Found> = (units: string) => Found | undefined;

/** Prepares the rules of a run. */
export function prepareRun(
  rules: readonly (PathRule | undefined)[],
  ownUrls: ReadonlySet<string>,
  reader: Reader,
): PreparedRun {
  const patterns = rules.flatMap((rule) => (rule ? patternsOfRule(rule) : []));
  const fresh = findFreshUnit([...patterns, ...[...ownUrls].map(patternOfOwnFile)], urlUnits(reader));
  return { rules, ownUrls, fresh };
}

const patternsOfRule = ({ pattern, directory }: PathRule) => (directory ? [pattern, directory] : [pattern]);

function patternOfOwnFile(units: string): PathPattern {
  const segments: NonEmpty<string> = [units];
  return { units, segments, querySegments: segments, anchored: true, octets: 0 };
}

const entriesOfRule = (rule: PathRule, place: number, { rule: reading }: Reader): PatternEntry[] =>
  patternsOfRule(rule).map((pattern) => ({
    pattern,
    rank: lowestRank(place, rule.effect, pattern, reading),
    effect: rule.effect,
    place,
  }));

/** Whether two patterns can match the same URL, judging by their beginnings. */
function canOverlap({ segments: [a] }: PathPattern, { segments: [b] }: PathPattern): boolean {
  return a.startsWith(b) || b.startsWith(a);
}

/**
 * Whether one pattern decides wherever another also matches. Where the match that ends last decides, this is known
 * only for patterns without a wildcard, and for those that match the whole URL and win against another one that
 * does.
 */
function alwaysWins(entry: PatternEntry, other: PatternEntry, { rule: reading }: Reader): boolean {
  const isFixed = [entry, other].every(({ pattern }) => !hasWildcard(pattern));
  if (reading.choice !== 'match-end' || isFixed) return entry.rank < other.rank;
  const rankAtEnd = ({ place, effect }: PatternEntry) => rankOfMatch(place, effect, 0, reading);
  return takesWholeUrl(entry.pattern) && rankAtEnd(entry) < rankAtEnd(other);
}

/** Returns the patterns that precede one pattern of a rule wherever both match, the best first. */
function strongerEntries(one: PatternEntry, { rules, ownUrls }: PreparedRun, reader: Reader): PatternEntry[] {
  const stronger: PatternEntry[] = [...ownUrls]
    .map((units) => ({
      pattern: patternOfOwnFile(units),
      rank: -1,
      effect: 'allow' as const,
      place: OWN_FILE_PLACE,
    }))
    .filter(({ pattern }) => canOverlap(pattern, one.pattern));
  rules.forEach((rule, place) => {
    if (!rule || place === one.place) return;
    for (const entry of entriesOfRule(rule, place, reader))
      if (alwaysWins(entry, one, reader) && canOverlap(entry.pattern, one.pattern)) stronger.push(entry);
  });
  return stronger.sort((a, b) => a.rank - b.rank);
}

/** The maximum number of patterns among which the unnecessary ones are searched for. */
const MAX_PRUNED = 8;

/** Removes patterns that are not needed to match, together with the others, everything that `target` matches. */
function pruneCovers(
  target: PathPattern,
  covers: readonly PatternEntry[],
  reader: Reader,
  budget: SearchBudget,
): readonly PatternEntry[] {
  if (covers.length > MAX_PRUNED) return covers;
  let remaining = covers;
  for (const entry of covers) {
    const others = remaining.filter((cover) => cover !== entry);
    const patterns = others.map(({ pattern }) => pattern);
    const { end } = searchUncovered(target, patterns, urlUnits(reader), budget, () => true);
    if (end === 'none') remaining = others;
  }
  return remaining;
}

const hasWildcard = ({ segments }: PathPattern) => segments.length > 1;

/**
 * Searches by automata. Without wildcards the search ends after as many steps as there are units in the rules, so
 * that it is not limited by the budget.
 */
function searchWithCovers<Found>(
  target: PathPattern,
  stronger: readonly PatternEntry[],
  reader: Reader,
  limitedBudget: SearchBudget,
  check: UrlCheck<Found>,
): SearchResult<Found> {
  const patterns = stronger.map(({ pattern }) => pattern);
  const budget = [target, ...patterns].some(hasWildcard) ? limitedBudget : { left: Infinity };
  const searched = searchUncovered(target, patterns, urlUnits(reader), budget, check);
  if (searched.end !== 'none') return searched;
  const used = searched.used.flatMap((place) => stronger[place] ?? []);
  if (hasQueryReading(target) || used.some(({ pattern }) => hasQueryReading(pattern))) return { end: 'open' };
  return { end: 'none', used: pruneCovers(target, used, reader, budget).map(({ place }) => place) };
}

/** Searches for one pattern that begins without a wildcard. */
function searchHead<Found>(
  target: PathPattern,
  stronger: readonly PatternEntry[],
  { fresh }: PreparedRun,
  reader: Reader,
  budget: SearchBudget,
  check: UrlCheck<Found>,
): SearchResult<Found> {
  const units = urlUnits(reader);
  if (!canMatchUrls(target, units)) return { end: 'none', used: [] };
  for (const url of plainUrls(target, units, fresh)) {
    const result = check(url);
    if (result !== undefined) return { end: 'found', found: result };
  }
  const patterns = stronger.map(({ pattern }) => pattern);
  const cover = fresh === undefined ? undefined : stronger[findSingleCover(target, patterns, fresh)];
  if (cover) return { end: 'none', used: [cover.place] };
  return searchWithCovers(target, stronger, reader, budget, check);
}

function searchEntry<Found>(
  entry: PatternEntry,
  run: PreparedRun,
  reader: Reader,
  budget: SearchBudget,
  check: UrlCheck<Found>,
): SearchResult<Found> {
  const stronger = strongerEntries(entry, run, reader);
  return searchAll(splitByFirstUnit(entry.pattern, urlUnits(reader)), (head) =>
    searchHead(head, stronger, run, reader, budget, check),
  );
}

/** Returns the first match among several searches. The result is `none` only if each search has none. */
function searchAll<One, Found>(
  list: readonly One[],
  search: (entry: One) => SearchResult<Found>,
): SearchResult<Found> {
  const used = new Set<number>();
  let isOpen = false;
  for (const entry of list) {
    const searched = search(entry);
    if (searched.end === 'found') return searched;
    if (searched.end === 'open') isOpen = true;
    else for (const by of searched.used) used.add(by);
  }
  return isOpen ? { end: 'open' } : { end: 'none', used: [...used].toSorted((a, b) => a - b) };
}

/**
 * Searches for a canonical URL that the rule at index `place` of a run decides.
 * @param budget counted down; rules without wildcards cost nothing.
 * @returns the result of `check` for the URL; or the indexes of the rules that precede the rule, possibly with
 * `OWN_FILE_PLACE`; or `open` if neither is known. Without a rule at the index, no rules precede.
 */
export function decideRun<Found>(
  run: PreparedRun,
  place: number,
  reader: Reader,
  budget: SearchBudget,
  check: UrlCheck<Found>,
): SearchResult<Found> {
  const rule = run.rules[place];
  const entries = rule ? entriesOfRule(rule, place, reader) : [];
  return searchAll(entries, (entry) => searchEntry(entry, run, reader, budget, check));
}
