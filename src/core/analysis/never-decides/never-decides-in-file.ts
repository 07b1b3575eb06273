// Finds the rules of a file that never decide under a reader, and the lines that precede each.

import type { Encoding } from '../../document/encoding.ts';
import { type AgentIndex, agentIndex } from '../../formats/rep/question/select-records.ts';
import { type Records, readRecords } from '../../formats/rep/records.ts';
import type { RuleLine } from '../../formats/rep/robots-record.ts';
import { type PathRule, parseRules } from '../../matching/path-rule.ts';
import { canonicalUrl } from '../../matching/percent-encoding.ts';
import { decidedPathTask } from '../../proof/decided-path.ts';
import { unitsOf } from '../../proof/readable-path.ts';
import { createRuleList, type RuleContext } from '../../proof/rule-list.ts';
import type { StepBudget } from '../../proof/search.ts';
import { tokenUnitsOf } from '../../proof/tokens.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { Reader } from '../../readers/reader.ts';
import type { Policy } from '../../syntax/policy.ts';
import { lazy, memoizeByKey } from '../../text/lazy.ts';
import { findNeverDeciding } from './never-decides.ts';

/** The indexes of records that apply together. */
type LinePlacesList = readonly number[];

/** Creates a function that returns the same object for equal lists. */
function createPlacesInterner(): (places: LinePlacesList) => LinePlacesList {
  const internedByKey = new Map<string, LinePlacesList>();
  return (places) => {
    const key = places.join(' ');
    const interned = internedByKey.get(key) ?? places;
    internedByKey.set(key, interned);
    return interned;
  };
}

/** Returns the rules of each distinct set of records that apply together to a crawler. */
function ruleRunsOf(
  { records }: Records,
  index: AgentIndex,
  { agent, group }: Reader,
): readonly (readonly RuleLine[])[] {
  const names = new Map<number, string[]>();
  for (const { record, isStar, name } of index.lines) {
    const listedNames = names.get(record);
    if (listedNames) listedNames.push(isStar ? '*' : name);
    else names.set(record, [isStar ? '*' : name]);
  }
  const intern = createPlacesInterner();
  const merged = new Map<string, LinePlacesList>();
  /** Returns all records of a user-agent if they are merged. Cached by name. */
  const placesFor = (name: string, place: number): LinePlacesList => {
    const isStar = name === '*';
    if ((isStar ? group.default : group.specific) !== 'merge') return intern([place]);
    let places = merged.get(name);
    if (!places)
      merged.set(name, (places = intern(isStar ? index.stars : (index.byName.get(name) ?? [place]))));
    return places;
  };
  /** Returns the records that are merged with this one for each of its crawlers, otherwise only this one. */
  const mergedPlaces = (place: number, agents: readonly string[]): LinePlacesList => {
    if (agent.match !== 'equals') return intern([place]);
    const [only, ...others] = new Set(agents.map((name) => placesFor(name, place)));
    return only && others.length === 0 ? only : intern([place]);
  };
  const runs = new Set([...names].map(([place, agents]) => mergedPlaces(place, agents)));
  return [...runs].map((run) => {
    const [only, ...others] = run;
    // The list of a single record stays the same object, for caches.
    if (only !== undefined && others.length === 0) return records[only]?.rules ?? [];
    return run.flatMap((place) => records[place]?.rules ?? []);
  });
}

/** The steps for rules that need more than a comparison with single rules. */
const STEPS_PER_RULE = 20_000;
const STEPS_PER_FILE = 1_000_000;

/** Whether only several rules together can cover this one: it begins with a wildcard, or has two patterns. */
const mayNeedSeveral = (rule: PathRule) => rule.directory !== undefined || rule.pattern.segments[0] === '';

/** The result for a run, and the steps that it took. */
interface CoveredTogether {
  readonly covers: ReadonlyMap<number, readonly number[]>;
  readonly steps: number;
}

/** Cached as long as the rules of a record, which most edits do not change. Results that lack steps are not kept. */
const coveredByRun = memoizeByKey((_run: readonly RuleLine[]) =>
  memoizeByKey((_reader: Reader) => new Map<Encoding, CoveredTogether>()),
);

/** The same as `searchCoveredTogetherTask`, which is not run again for a run with enough steps left. */
function* coveredTogetherTask(
  run: readonly RuleLine[],
  context: RuleContext,
  budget: StepBudget,
  isKnown: (place: number) => boolean,
): CooperativeTask<ReadonlyMap<number, readonly number[]>> {
  const cache = coveredByRun(run)(context.reader);
  const cached = cache.get(context.encoding);
  const before = budget.left;
  const hasPlenty = () => budget.left >= run.length + STEPS_PER_RULE;
  if (cached) {
    budget.left -= cached.steps;
    if (hasPlenty()) return cached.covers;
    budget.left = before;
  }
  const covers = yield* searchCoveredTogetherTask(run, context, budget, isKnown);
  if (hasPlenty()) cache.set(context.encoding, { covers, steps: before - budget.left });
  return covers;
}

/**
 * Finds the rules of a run that several others cover together, and the indexes of those. Pauses after each
 * examined rule.
 */
function* searchCoveredTogetherTask(
  run: readonly RuleLine[],
  context: RuleContext,
  budget: StepBudget,
  isKnown: (place: number) => boolean,
): CooperativeTask<Map<number, readonly number[]>> {
  const coversByPlace = new Map<number, readonly number[]>();
  const rules = parseRules(run, context.encoding, context.reader);
  const list = lazy(() => createRuleList(run, context));
  const used = unitsOf(rules.flatMap((rule) => rule?.pattern ?? []));
  // Where some character occurs in no rule, other rules are covered by a single one or by none.
  const hasFresh = tokenUnitsOf(context.reader).inPath.some(
    (units) => units.length === 1 && !used.has(units),
  );
  for (const [place, rule] of rules.entries()) {
    if (!rule || isKnown(place) || (hasFresh && !mayNeedSeveral(rule))) continue;
    const ruleBudget = { left: Math.min(STEPS_PER_RULE, budget.left) };
    budget.left -= rules.length + ruleBudget.left;
    if (budget.left < 0) break;
    const searched = yield* decidedPathTask(list(), place, ruleBudget);
    if (searched.end === 'none') coversByPlace.set(place, searched.covers);
    budget.left += Math.max(0, ruleBudget.left);
    yield;
  }
  return coversByPlace;
}

/**
 * Maps each rule's line to the lines that precede it, alone or only together. Lines are 0-based and refer to this
 * policy. Rules that may decide are not included, and neither are rules that would take too long to examine.
 * Pauses after each record, and after each rule that takes longer.
 */
export function* neverDecidingLinesTask(
  policy: Policy,
  reader: Reader,
): CooperativeTask<ReadonlyMap<number, readonly number[]>> {
  const records = readRecords(policy, reader);
  const index = agentIndex(policy, records, reader);
  const { encoding } = policy.source;
  const own = new Set(reader.file.alwaysAllowed.map((path) => canonicalUrl(path, reader.path)));
  const context = { reader, path: reader.file.path, encoding, own, fallback: reader.fallback.noRule };
  const budget = { left: STEPS_PER_FILE };
  const coversByPlace = new Map<number, readonly number[]>();
  const decisions: { readonly run: readonly RuleLine[]; readonly decides: (place: number) => boolean }[] = [];
  const addCovers = (line: number, covers: readonly number[]) => {
    const others = covers.filter((by) => by !== line);
    if (others.length > 0)
      coversByPlace.set(line, [...new Set([...(coversByPlace.get(line) ?? []), ...others])]);
  };
  for (const run of ruleRunsOf(records, index, reader)) {
    const singleCovers = findNeverDeciding(run, encoding, reader);
    const coverOf = (place: number) => run[singleCovers[place] ?? -1];
    for (let place = 0; place < run.length; place++) {
      const cover = coverOf(place);
      if (cover) addCovers(run[place]!.line, [cover.line]);
    }
    yield;
    const isKnown = (place: number) => coverOf(place) !== undefined;
    const mergedPlaces = yield* coveredTogetherTask(run, context, budget, isKnown);
    for (const [place, covers] of mergedPlaces) {
      const line = run[place]?.line;
      // The path of the file itself may always be fetched, without a line that says so.
      if (line !== undefined)
        addCovers(
          line,
          covers.flatMap((by) => run[by]?.line ?? []),
        );
    }
    decisions.push({ run, decides: (place) => !isKnown(place) && !mergedPlaces.has(place) });
  }
  if (coversByPlace.size === 0) return coversByPlace;
  // A rule may be in several runs, and a reader may read one line as several rules.
  for (const { run, decides } of decisions)
    for (let place = 0; place < run.length; place++)
      if (coversByPlace.has(run[place]!.line) && decides(place)) coversByPlace.delete(run[place]!.line);
  return coversByPlace;
}
