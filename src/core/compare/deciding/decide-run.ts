// Whether a rule decides anything in a run of rules: a URL on which it does, or the rules because of which it does not.
import type { PathPattern } from '../../matching/path-pattern.ts';
import { type PathRule, rankOf } from '../../matching/path-rule.ts';
import type { Reader } from '../../readers/reader.ts';
import { canMatch, freshUnit, plainUrls, readsOtherwise, singleCover, withHeads } from './plain-cases.ts';
import { type Budget, type Searched, searchUncovered } from './search.ts';
import { urlUnits } from './url-units.ts';

/** A pattern of a rule, and its standing: the lowest rank decides. */
interface Entry {
  readonly pattern: PathPattern;
  readonly rank: number;
  /** Place of its rule in the run; `OWN` for a path that may always be fetched. */
  readonly place: number;
}

/** Stands for the paths that a reader may always fetch, where places of rules are named. */
export const OWN = -1;

/** The rules that speak to a robot, and what stands above all of them. */
export interface Run {
  readonly rules: readonly (PathRule | undefined)[];
  /** Canonical URLs that may always be fetched. */
  readonly own: ReadonlySet<string>;
  /** A unit of URLs that occurs in none of the rules; undefined if all do. */
  readonly fresh: string | undefined;
}

/** Makes something of a canonical URL that is found, or refuses it. */
type Check<Found> = (units: string) => Found | undefined;

/** Prepares the rules of a run. */
export function runOf(
  rules: readonly (PathRule | undefined)[],
  own: ReadonlySet<string>,
  reader: Reader,
): Run {
  const patterns = rules.flatMap((rule) => (rule ? patternsOf(rule) : []));
  const fresh = freshUnit([...patterns, ...[...own].map(ownPattern)], urlUnits(reader));
  return { rules, own, fresh };
}

const patternsOf = ({ pattern, directory }: PathRule) => (directory ? [pattern, directory] : [pattern]);

function ownPattern(units: string): PathPattern {
  const segments = [units];
  return { units, segments, querySegments: segments, anchored: true, octets: 0 };
}

const entriesOfRule = (rule: PathRule, place: number, { rule: reading }: Reader): Entry[] =>
  patternsOf(rule).map((pattern) => ({
    pattern,
    rank: rankOf(place, rule.effect, pattern.octets, reading),
    place,
  }));

/** Whether two patterns can match the same URL, as far as their beginnings tell. */
function canMeet({ segments: [a] }: PathPattern, { segments: [b] }: PathPattern): boolean {
  return a!.startsWith(b!) || b!.startsWith(a!);
}

/** What comes before one pattern of a rule wherever it matches too, best first. */
function betterThan(one: Entry, { rules, own }: Run, reader: Reader): Entry[] {
  const better: Entry[] = [...own]
    .map((units) => ({ pattern: ownPattern(units), rank: -1, place: OWN }))
    .filter(({ pattern }) => canMeet(pattern, one.pattern));
  rules.forEach((rule, place) => {
    if (!rule || place === one.place) return;
    for (const entry of entriesOfRule(rule, place, reader))
      if (entry.rank < one.rank && canMeet(entry.pattern, one.pattern)) better.push(entry);
  });
  return better.sort((a, b) => a.rank - b.rank);
}

/** The most patterns of which those are sought out that are not needed. */
const MOST_WEEDED = 8;

/** Of the patterns that together match all that `target` matches, as few as do. */
function weeded(
  target: PathPattern,
  covers: readonly Entry[],
  reader: Reader,
  budget: Budget,
): readonly Entry[] {
  if (covers.length > MOST_WEEDED) return covers;
  let kept = covers;
  for (const one of covers) {
    const others = kept.filter((cover) => cover !== one);
    const patterns = others.map(({ pattern }) => pattern);
    const { end } = searchUncovered(target, patterns, urlUnits(reader), budget, () => true);
    if (end === 'none') kept = others;
  }
  return kept;
}

const isWild = ({ segments }: PathPattern) => segments.length > 1;

/** By automata. Without wildcards they end after as many steps as there are units in the rules, so that is free. */
function searchOn<Found>(
  target: PathPattern,
  better: readonly Entry[],
  reader: Reader,
  given: Budget,
  check: Check<Found>,
): Searched<Found> {
  const patterns = better.map(({ pattern }) => pattern);
  const budget = [target, ...patterns].some(isWild) ? given : { left: Infinity };
  const searched = searchUncovered(target, patterns, urlUnits(reader), budget, check);
  if (searched.end !== 'none') return searched;
  const used = searched.used.map((place) => better[place]!);
  if (readsOtherwise(target) || used.some(({ pattern }) => readsOtherwise(pattern))) return { end: 'open' };
  return { end: 'none', used: weeded(target, used, reader, budget).map(({ place }) => place) };
}

/** One pattern that begins without a wildcard. */
function searchHead<Found>(
  target: PathPattern,
  better: readonly Entry[],
  { fresh }: Run,
  reader: Reader,
  budget: Budget,
  check: Check<Found>,
): Searched<Found> {
  const units = urlUnits(reader);
  if (!canMatch(target, units)) return { end: 'none', used: [] };
  for (const url of plainUrls(target, units, fresh)) {
    const found = check(url);
    if (found !== undefined) return { end: 'found', found };
  }
  const patterns = better.map(({ pattern }) => pattern);
  const by = fresh === undefined ? -1 : singleCover(target, patterns, fresh);
  if (by >= 0) return { end: 'none', used: [better[by]!.place] };
  return searchOn(target, better, reader, budget, check);
}

function searchEntry<Found>(
  one: Entry,
  run: Run,
  reader: Reader,
  budget: Budget,
  check: Check<Found>,
): Searched<Found> {
  const better = betterThan(one, run, reader);
  return together(withHeads(one.pattern, urlUnits(reader)), (head) =>
    searchHead(head, better, run, reader, budget, check),
  );
}

/** What is found for any of several; none if there is none for each. */
function together<One, Found>(list: readonly One[], search: (one: One) => Searched<Found>): Searched<Found> {
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
  run: Run,
  place: number,
  reader: Reader,
  budget: Budget,
  check: Check<Found>,
): Searched<Found> {
  const rule = run.rules[place];
  const entries = rule ? entriesOfRule(rule, place, reader) : [];
  return together(entries, (one) => searchEntry(one, run, reader, budget, check));
}
