// Whether a rule decides anything in a run of rules: a URL on which it does, or the rules because of which it does not.
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

/** A pattern of a rule, and its standing: the lowest rank decides. */
interface PatternEntry {
  readonly pattern: PathPattern;
  readonly rank: number;
  readonly effect: Effect;
  /** Place of its rule in the run; `OWN` for a path that may always be fetched. */
  readonly place: number;
}

/** Stands for the paths that a reader may always fetch, where places of rules are named. */
export const OWN_FILE_PLACE = -1;

/** The rules that speak to a robot, and what stands above all of them. */
export interface PreparedRun {
  readonly rules: readonly (PathRule | undefined)[];
  /** Canonical URLs that may always be fetched. */
  readonly own: ReadonlySet<string>;
  /** A unit of URLs that occurs in none of the rules; undefined if all do. */
  readonly fresh: string | undefined;
}

/** Makes something of a canonical URL that is found, or refuses it. */
type UrlCheck<Found> = (units: string) => Found | undefined;

/** Prepares the rules of a run. */
export function prepareRun(
  rules: readonly (PathRule | undefined)[],
  own: ReadonlySet<string>,
  reader: Reader,
): PreparedRun {
  const patterns = rules.flatMap((rule) => (rule ? patternsOfRule(rule) : []));
  const fresh = findFreshUnit([...patterns, ...[...own].map(patternOfOwnFile)], urlUnits(reader));
  return { rules, own, fresh };
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

/** Whether two patterns can match the same URL, as far as their beginnings tell. */
function canOverlap({ segments: [a] }: PathPattern, { segments: [b] }: PathPattern): boolean {
  return a.startsWith(b) || b.startsWith(a);
}

/**
 * Whether one pattern decides wherever another matches too. Where the match that ends last decides, only those are known
 * to that have no wildcard, or that take the whole URL and win against another that does.
 */
function alwaysWins(one: PatternEntry, other: PatternEntry, { rule: reading }: Reader): boolean {
  const isFixed = [one, other].every(({ pattern }) => !hasWildcard(pattern));
  if (reading.choice !== 'match-end' || isFixed) return one.rank < other.rank;
  const rankAtEnd = ({ place, effect }: PatternEntry) => rankOfMatch(place, effect, 0, reading);
  return takesWholeUrl(one.pattern) && rankAtEnd(one) < rankAtEnd(other);
}

/** What comes before one pattern of a rule wherever it matches too, best first. */
function strongerEntries(one: PatternEntry, { rules, own }: PreparedRun, reader: Reader): PatternEntry[] {
  const better: PatternEntry[] = [...own]
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
      if (alwaysWins(entry, one, reader) && canOverlap(entry.pattern, one.pattern)) better.push(entry);
  });
  return better.sort((a, b) => a.rank - b.rank);
}

/** The most patterns of which those are sought out that are not needed. */
const MAX_PRUNED = 8;

/** Of the patterns that together match all that `target` matches, as few as do. */
function pruneCovers(
  target: PathPattern,
  covers: readonly PatternEntry[],
  reader: Reader,
  budget: SearchBudget,
): readonly PatternEntry[] {
  if (covers.length > MAX_PRUNED) return covers;
  let kept = covers;
  for (const one of covers) {
    const others = kept.filter((cover) => cover !== one);
    const patterns = others.map(({ pattern }) => pattern);
    const { end } = searchUncovered(target, patterns, urlUnits(reader), budget, () => true);
    if (end === 'none') kept = others;
  }
  return kept;
}

const hasWildcard = ({ segments }: PathPattern) => segments.length > 1;

/** By automata. Without wildcards they end after as many steps as there are units in the rules, so that is free. */
function searchWithCovers<Found>(
  target: PathPattern,
  better: readonly PatternEntry[],
  reader: Reader,
  given: SearchBudget,
  check: UrlCheck<Found>,
): SearchResult<Found> {
  const patterns = better.map(({ pattern }) => pattern);
  const budget = [target, ...patterns].some(hasWildcard) ? given : { left: Infinity };
  const searched = searchUncovered(target, patterns, urlUnits(reader), budget, check);
  if (searched.end !== 'none') return searched;
  const used = searched.used.flatMap((place) => better[place] ?? []);
  if (hasQueryReading(target) || used.some(({ pattern }) => hasQueryReading(pattern))) return { end: 'open' };
  return { end: 'none', used: pruneCovers(target, used, reader, budget).map(({ place }) => place) };
}

/** One pattern that begins without a wildcard. */
function searchHead<Found>(
  target: PathPattern,
  better: readonly PatternEntry[],
  { fresh }: PreparedRun,
  reader: Reader,
  budget: SearchBudget,
  check: UrlCheck<Found>,
): SearchResult<Found> {
  const units = urlUnits(reader);
  if (!canMatchUrls(target, units)) return { end: 'none', used: [] };
  for (const url of plainUrls(target, units, fresh)) {
    const found = check(url);
    if (found !== undefined) return { end: 'found', found };
  }
  const patterns = better.map(({ pattern }) => pattern);
  const cover = fresh === undefined ? undefined : better[findSingleCover(target, patterns, fresh)];
  if (cover) return { end: 'none', used: [cover.place] };
  return searchWithCovers(target, better, reader, budget, check);
}

function searchEntry<Found>(
  one: PatternEntry,
  run: PreparedRun,
  reader: Reader,
  budget: SearchBudget,
  check: UrlCheck<Found>,
): SearchResult<Found> {
  const better = strongerEntries(one, run, reader);
  return searchAll(splitByFirstUnit(one.pattern, urlUnits(reader)), (head) =>
    searchHead(head, better, run, reader, budget, check),
  );
}

/** What is found for any of several; none if there is none for each. */
function searchAll<One, Found>(
  list: readonly One[],
  search: (one: One) => SearchResult<Found>,
): SearchResult<Found> {
  const used = new Set<number>();
  let isOpen = false;
  for (const one of list) {
    const searched = search(one);
    if (searched.end === 'found') return searched;
    if (searched.end === 'open') isOpen = true;
    else for (const by of searched.used) used.add(by);
  }
  return isOpen ? { end: 'open' } : { end: 'none', used: [...used].toSorted((a, b) => a - b) };
}

/**
 * Looks for a canonical URL that the rule at `place` of a run decides.
 * @param budget counted down; rules without wildcards cost nothing.
 * @returns what `check` makes of the URL; or the places of the rules that come first, `OWN` among them; or that neither
 * is known. Without a rule at the place none come first.
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
  return searchAll(entries, (one) => searchEntry(one, run, reader, budget, check));
}
