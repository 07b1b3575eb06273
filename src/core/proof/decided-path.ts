// Finds a URL that a rule of a list decides, or the rules that precede it on every URL that it matches.
import type { PathPattern } from '../matching/path-pattern.ts';
import type { CooperativeTask } from '../questions/cooperative-task.ts';
import type { NonEmpty } from '../text/non-empty.ts';
import { filledPaths, freshCharacters, readablePath } from './readable-path.ts';
import { alwaysBeats, type Decider, mostGeneral, type RuleList } from './rule-list.ts';
import { type StepBudget, shortestPathTask, type TrackedDecider, type UrlSearch } from './search.ts';
import { canonicalPath, tokenUnitsOf } from './tokens.ts';

/**
 * `found`: a URL that the rule decides, from its path on. `none`: a proof that there is none, with the indexes of the
 * rules that precede it, perhaps only together; `OWN_FILE_PLACE` is one of them if a path that may always be fetched
 * does. `open`: neither is known.
 */
export type DecidedPath =
  | { readonly end: 'found'; readonly path: string }
  | { readonly end: 'none'; readonly covers: readonly number[] }
  | { readonly end: 'open' };

/** The search for the URLs of one list. */
interface ListSearch {
  readonly list: RuleList;
  readonly budget: StepBudget;
  readonly accept: (path: string) => boolean;
  readonly choice: Pick<Required<UrlSearch>, 'readers' | 'beginnings' | 'isNormal' | 'fresh'>;
}

/** The most ways in which the segments of a pattern are combined. */
const MAX_READINGS = 16;

/** The patterns of which each reads alike before and after a `?`, and that together match at least the same URLs. */
function readingsOf(decider: Decider): readonly Decider[] | undefined {
  if (!decider.hasQueryReading) return [decider];
  const { segments, querySegments } = decider.pattern;
  let readings: NonEmpty<string>[] = [[segments[0]]];
  for (let i = 1; i < segments.length; i++) {
    const ways = [...new Set([segments[i]!, querySegments[i] ?? segments[i]!])];
    readings = readings.flatMap((reading) => ways.map((way): NonEmpty<string> => [...reading, way]));
    if (readings.length > MAX_READINGS) return undefined;
  }
  return readings.map((reading) => {
    const pattern: PathPattern = { ...decider.pattern, segments: reading, querySegments: reading };
    return { ...decider, pattern, hasQueryReading: false };
  });
}

/** The most patterns among which those are searched that are not needed. */
const MAX_PRUNED = 8;

/** Removes patterns without which the others still match everything that a pattern matches. */
function* neededCovers(
  must: TrackedDecider,
  covers: readonly TrackedDecider[],
  { choice, budget }: ListSearch,
): CooperativeTask<readonly TrackedDecider[]> {
  if (covers.length > MAX_PRUNED) return covers;
  let needed = covers;
  for (const cover of covers) {
    const others = needed.filter((other) => other !== cover);
    const { end } = yield* shortestPathTask({ musts: [must], nots: others, ...choice }, budget, () => true);
    if (end === 'none') needed = others;
  }
  return needed;
}

/** Searches the URLs of one pattern of a rule. `decider` is the pattern in the list, `reading` what it reads there. */
function* patternTask(decider: Decider, reading: Decider, search: ListSearch): CooperativeTask<DecidedPath> {
  const { list, budget, accept, choice } = search;
  const must = { decider: reading, reader: 0 };
  const nots: TrackedDecider[] = [];
  for (;;) {
    const result = yield* shortestPathTask({ musts: [must], nots, ...choice }, budget, (path) => {
      const units = canonicalPath(list.reader)(path);
      const winner = list.decide(units);
      if (winner?.place === decider.place) return accept(path) ? { path, winner } : 'refused';
      if (!winner || !alwaysBeats(winner, decider, list.reader)) return 'refused';
      const avoid = mostGeneral(winner, decider, list, units);
      return avoid.hasQueryReading || nots.some((not) => not.decider === avoid) ? 'refused' : { avoid };
    });
    if (result.end === 'none') {
      const needed = yield* neededCovers(must, nots, search);
      return { end: 'none', covers: needed.map((not) => not.decider.place) };
    }
    if (result.end !== 'found') return { end: 'open' };
    if ('path' in result.found) {
      const { path, winner } = result.found;
      const readable = readablePath(path, [list], [winner], choice, '');
      return { end: 'found', path: accept(readable) ? readable : path };
    }
    nots.push({ decider: result.found.avoid, reader: 0 });
  }
}

/** Searches the URLs of a pattern: first the one with a character in place of each wildcard. */
function* deciderTask(decider: Decider, search: ListSearch): CooperativeTask<DecidedPath> {
  const { list, accept, choice } = search;
  const strongest = list.byKey.get(decider.key);
  const first = decider.pattern.segments[0].charAt(0);
  const canBegin = first === '' || choice.beginnings.some((character) => character === first);
  if (strongest && strongest.place !== decider.place && canBegin)
    return { end: 'none', covers: [strongest.place] };
  const filled = ['x', ...choice.fresh].flatMap((text) => filledPaths(decider, text));
  const plain = filled.map((text) => (text.startsWith('/') ? text : `/${text}`));
  const isDecided = (path: string) => list.decide(canonicalPath(list.reader)(path))?.place === decider.place;
  const path = plain.find((text) => isDecided(text) && accept(text));
  if (path !== undefined) return { end: 'found', path };
  const covers = new Set<number>();
  for (const reading of readingsOf(decider) ?? []) {
    const result = yield* patternTask(decider, reading, search);
    if (result.end !== 'none') return result;
    for (const cover of result.covers) covers.add(cover);
    yield;
  }
  return readingsOf(decider) ? { end: 'none', covers: [...covers] } : { end: 'open' };
}

/**
 * Finds a URL that the rule at an index of a list decides, or proves that there is none. Pauses regularly.
 * @param budget counted down by the steps of all searches.
 * @param accept whether a URL, from its path on, may be the result.
 */
export function* decidedPathTask(
  list: RuleList,
  place: number,
  budget: StepBudget,
  accept: (path: string) => boolean = () => true,
): CooperativeTask<DecidedPath> {
  const { reader } = list;
  const addsSlash = canonicalPath(reader)('?z').startsWith('/');
  const search: ListSearch = {
    list,
    budget,
    accept,
    choice: {
      readers: [tokenUnitsOf(reader)],
      beginnings: addsSlash ? ['/'] : ['/', '?'],
      isNormal: false,
      fresh: freshCharacters(list.deciders.map(({ pattern }) => pattern)),
    },
  };
  const covers = new Set<number>();
  let isOpen = false;
  for (const decider of list.patternsAt(place)) {
    const result = yield* deciderTask(decider, search);
    if (result.end === 'found') return result;
    if (result.end === 'open') isOpen = true;
    else for (const cover of result.covers) covers.add(cover);
  }
  return isOpen ? { end: 'open' } : { end: 'none', covers: [...covers].sort((a, b) => a - b) };
}
