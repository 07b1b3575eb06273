// Finds the URLs on which two lists of rules answer differently, or proves that there are none.
//
// If the answers for a URL differ, then a rule that only one list has in this role decides it there, and in the
// other list a rule with another effect, or none. So it is enough to search, for each such pair of rules, a URL that
// both match and that nothing matches which precedes one of them. Rules to avoid are added to a search only when
// they turn out to decide a URL that it found, so that most searches follow a few patterns of thousands.

import { matchesPattern } from '../matching/path-pattern.ts';
import type { Answer } from '../questions/answer.ts';
import type { CooperativeTask } from '../questions/cooperative-task.ts';
import type { TokenChoice } from './alphabet.ts';
import { type DeciderPair, pairsTask } from './pairs.ts';
import { freshCharacters, readablePath } from './readable-path.ts';
import {
  alwaysBeats,
  answerOf,
  createAreaDecider,
  createOwnDecider,
  type Decider,
  mostGeneral,
  type RuleList,
} from './rule-list.ts';
import { type SearchResult, type StepBudget, shortestPathTask, type TrackedDecider } from './search.ts';
import { canonicalPath, isNormalPath, tokenUnitsOf, writtenUnits } from './tokens.ts';

/** The lists before and after a change; or those of two readers or crawlers. */
export type RuleLists = readonly [before: RuleList, after: RuleList];

/** `opened`: not allowed before, allowed after. `closed`: the reverse. `other`: between answers that do not allow. */
export type Direction = 'opened' | 'closed' | 'other';

/** URLs that a pair of rules decides differently. */
export interface Region {
  readonly direction: Direction;
  /** Path and query of one of the URLs: of a shortest one and others that read better, the best. */
  readonly path: string;
  /** Path and query of a shortest one. */
  readonly shortestPath: string;
  /** What decides before and after. Undefined if no rule does. */
  readonly before: Decider | undefined;
  readonly after: Decider | undefined;
  readonly answers: readonly [before: Answer, after: Answer];
}

/**
 * Why a pair is not settled. `budget`: the steps were not enough. `query-reading`: a rule reads differently after a
 * `?`. `reader`: the reader does not compare URLs character by character, or it ranks a rule by where its match ends.
 * `too-many`: there are too many pairs.
 */
export type OpenReason = 'budget' | 'query-reading' | 'reader' | 'too-many';

/** Rules of which it is not known whether they decide any URL differently. */
export interface OpenRegion {
  readonly direction: Direction;
  readonly before: Decider | undefined;
  readonly after: Decider | undefined;
  readonly reason: OpenReason;
}

/** What is known of the URLs on which two lists answer differently. */
export interface Difference {
  /** Whether everything is known: each direction has a region or is proved to have none. */
  readonly settled: boolean;
  readonly opened: Region | undefined;
  readonly closed: Region | undefined;
  readonly other: Region | undefined;
  /** One region per direction; with `all`, one per pair of deciding rules. */
  readonly regions: readonly Region[];
  readonly open: readonly OpenRegion[];
}

export interface DifferenceOptions {
  /**
   * Which URLs are compared: those in normal form (RFC 3986 6.2.2: well-formed, and without escaped letters, digits
   * and `-._~`), or all. Normal by default.
   */
  readonly urls?: 'normal' | 'all';
  /** The beginning, in normal form, of the paths that are compared. All by default. */
  readonly area?: string;
  /** Whether to find all pairs of rules and not only one for each direction. */
  readonly all?: boolean;
  /** The number of steps after which what remains is not settled; one step advances one pattern by one character. */
  readonly budget?: number;
}

const DEFAULT_STEPS = 2_000_000;

function directionOf([before, after]: readonly [Answer, Answer]): Direction {
  if (after === 'allow') return 'opened';
  return before === 'allow' ? 'closed' : 'other';
}

/** The deciders of a pair, by list. */
const byList = ({ side, decider, opponent }: DeciderPair): Deciders =>
  side === 0 ? [decider, opponent] : [opponent, decider];

const answersOf = ([before, after]: Deciders, lists: RuleLists) =>
  [answerOf(before, lists[0]), answerOf(after, lists[1])] as const;

interface PairSearch {
  readonly lists: RuleLists;
  /** The beginning of the URLs, as written. Undefined if all are searched. */
  readonly area: Decider | undefined;
  readonly choice: TokenChoice;
  readonly budget: StepBudget;
}

/** What decides a URL in each list. */
type Deciders = readonly [before: Decider | undefined, after: Decider | undefined];

/** Path and query of a URL that a pair of rules decides. */
interface Witness {
  readonly path: string;
  readonly deciders: Deciders;
}

/** What was found for a pair of rules: a URL, or rules that must be avoided. */
type Candidate = Witness | { readonly avoid: readonly TrackedDecider[] };

/** The index of `writtenUnits` among the readers of a search, after those of the two lists. */
const AS_WRITTEN = 2;

/**
 * Returns the longest path of rules without wildcards, if all of them match it and it can be written as it is compared:
 * then it is the only shortest URL that they match.
 */
function commonPath(musts: readonly TrackedDecider[], lists: RuleLists): string | undefined {
  let longest = '';
  for (const { decider } of musts) {
    const [first, ...others] = decider.pattern.segments;
    if (others.length > 0) return undefined;
    if (first.length > longest.length) longest = first;
  }
  const isPlain =
    longest !== '' &&
    isNormalPath(longest) &&
    lists.every(({ reader }) => canonicalPath(reader)(longest) === longest) &&
    musts.every(({ decider }) => matchesPattern(decider.pattern, longest));
  return isPlain ? longest : undefined;
}

/** Searches for a URL that a pair of rules decides, each in its list. */
function* pairTask(
  pair: DeciderPair,
  { lists, area, choice, budget }: PairSearch,
): CooperativeTask<SearchResult<Witness> | { readonly end: 'query-reading' }> {
  const wanted = byList(pair);
  const expected = answersOf(wanted, lists);
  const musts: TrackedDecider[] = [
    ...(area ? [{ decider: area, reader: AS_WRITTEN }] : []),
    ...wanted.flatMap((decider, reader) => (decider ? [{ decider, reader }] : [])),
  ];
  if (musts.some(({ decider }) => decider.hasQueryReading)) return { end: 'query-reading' };
  const nots: TrackedDecider[] = [];
  const readers = lists.map(({ reader }) => tokenUnitsOf(reader));
  /** Avoids a path as it is written. It is the path of the policy file for one of two readers. */
  const avoidWritten = (path: string, { reader }: RuleList): Candidate => ({
    avoid: [{ decider: createOwnDecider(path, reader), reader: AS_WRITTEN }],
  });
  const accept = (path: string): Candidate | 'refused' => {
    const units = lists.map(({ reader }) => canonicalPath(reader)(path));
    const deciders: Deciders = [lists[0].decide(units[0]!), lists[1].decide(units[1]!)];
    // Where ranks depend on the URL, another pair may decide it, with the same answers.
    const hasAnswers = answersOf(deciders, lists).every((answer, i) => answer === expected[i]);
    const ownOf = hasAnswers && lists.find(({ reader }) => reader.file.alwaysAllowed.includes(path));
    if (ownOf) return avoidWritten(path, ownOf);
    if (deciders.every((decider, i) => decider === wanted[i])) return { path, deciders };
    const avoid = deciders.flatMap((winner, reader): TrackedDecider[] => {
      const list = lists[reader]!;
      const aim = wanted[reader];
      if (!winner || winner === aim || (aim && !alwaysBeats(winner, aim, list.reader))) return [];
      const decider = mostGeneral(winner, aim, list, units[reader]!);
      return nots.some((not) => not.decider === decider && not.reader === reader)
        ? []
        : [{ decider, reader }];
    });
    if (avoid.length > 0) return { avoid };
    return hasAnswers ? { path, deciders } : 'refused';
  };
  // Most rules have no wildcards, and no other rule decides their own path.
  const common = commonPath(musts, lists);
  if (common !== undefined) {
    budget.left -= common.length;
    const found = accept(common);
    if (found !== 'refused' && 'path' in found) return { end: 'found', found };
  }
  for (;;) {
    const isWritten = [...musts, ...nots].some(({ reader }) => reader === AS_WRITTEN);
    const search = { musts, nots, readers: isWritten ? [...readers, writtenUnits] : readers, ...choice };
    const result = yield* shortestPathTask(search, budget, accept);
    if (result.end !== 'found') return result;
    const { found } = result;
    if ('path' in found) return { end: 'found', found };
    if (found.avoid.some(({ decider }) => decider.hasQueryReading)) return { end: 'query-reading' };
    for (const avoid of found.avoid) nots.push(avoid);
  }
}

/** Whether a proof is possible: two readers see the same URL, and at least one of them not character by character. */
function isProvable([before, after]: RuleLists): boolean {
  if (before.reader === after.reader) return true;
  const hasRules = ({ deciders }: RuleList) => deciders.some(({ place }) => place >= 0);
  return [before, after].every((list) => tokenUnitsOf(list.reader).isExact || !hasRules(list));
}

const reasonOf = (end: 'budget' | 'refused' | 'query-reading'): OpenReason =>
  end === 'refused' ? 'reader' : end;

const compareLength = (a: Region, b: Region) => lengthOf(a.shortestPath) - lengthOf(b.shortestPath);

/** The characters of a URL; an escape counts as one. */
const lengthOf = (url: string) => url.replace(/%[0-9A-F]{2}/g, '%').length;

/**
 * Finds the URLs on which two lists answer differently. URLs are those of the site, without fragment and with a
 * path; the policy files themselves are left out. Pauses regularly.
 */
export function* differenceTask(
  lists: RuleLists,
  { urls = 'normal', area = '/', all = false, budget: steps = DEFAULT_STEPS }: DifferenceOptions = {},
): CooperativeTask<Difference> {
  const patterns = lists.flatMap(({ deciders }) => deciders.map(({ pattern }) => pattern));
  const choice = { isNormal: urls === 'normal', fresh: freshCharacters(patterns) };
  const search: PairSearch = {
    lists,
    area: area === '/' ? undefined : createAreaDecider(area, lists[0].reader),
    choice,
    budget: { left: steps },
  };
  const regions: Region[] = [];
  const open: OpenRegion[] = [];
  const hasRegion = (direction: Direction) => regions.some((region) => region.direction === direction);
  const { pairs, isComplete } = yield* pairsTask(lists);
  const noneReason = isProvable(lists) ? undefined : 'reader';
  for (const pair of pairs) {
    const [before, after] = byList(pair);
    const answers = answersOf([before, after], lists);
    const direction = directionOf(answers);
    if (!all && hasRegion(direction)) continue;
    if (search.budget.left <= 0) {
      open.push({ direction, before, after, reason: 'budget' });
      continue;
    }
    const result = yield* pairTask(pair, search);
    if (result.end === 'found') {
      const { path: shortestPath, deciders } = result.found;
      const path = readablePath(shortestPath, lists, deciders, choice, area);
      regions.push({ direction, path, shortestPath, before: deciders[0], after: deciders[1], answers });
    } else {
      const reason = result.end === 'none' ? noneReason : reasonOf(result.end);
      if (reason) open.push({ direction, before, after, reason });
    }
    yield;
  }
  if (!isComplete)
    for (const direction of ['opened', 'closed'] as const)
      open.push({ direction, before: undefined, after: undefined, reason: 'too-many' });
  const first = (direction: Direction) =>
    regions.filter((region) => region.direction === direction).sort(compareLength)[0];
  const remaining = all ? open : open.filter(({ direction }) => !hasRegion(direction));
  return {
    settled: remaining.length === 0,
    opened: first('opened'),
    closed: first('closed'),
    other: first('other'),
    regions,
    open: remaining,
  };
}
