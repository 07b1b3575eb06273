// The rules of a file that never decide under a reader, and the line that comes before each.

import type { Encoding } from '../../document/encoding.ts';
import { type AgentIndex, agentIndex } from '../../formats/rep/question/select-records.ts';
import { type Records, readRecords } from '../../formats/rep/records.ts';
import type { RuleLine } from '../../formats/rep/robots-record.ts';
import { type PathRule, parseRules } from '../../matching/path-rule.ts';
import { canonicalUrl } from '../../matching/percent-encoding.ts';
import { decideByIndex, getRuleIndex } from '../../matching/rule-index/rule-index.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { Reader } from '../../readers/reader.ts';
import type { Policy } from '../../syntax/policy.ts';
import { decideRun, prepareRun } from './decide-run.ts';
import { findNeverDeciding } from './never-decides.ts';
import type { SearchBudget } from './search.ts';

/** Places of records that are looked at together. */
type LinePlacesList = readonly number[];

/** Gives the same object for equal places. */
function createPlacesInterner(): (places: LinePlacesList) => LinePlacesList {
  const known = new Map<string, LinePlacesList>();
  return (places) => {
    const key = places.join(' ');
    const same = known.get(key) ?? places;
    known.set(key, same);
    return same;
  };
}

/** Which records are looked at together, each set once, as the rules that robots get. */
function ruleRunsOf(
  { records }: Records,
  index: AgentIndex,
  { agent, group }: Reader,
): readonly RuleLine[][] {
  const names = new Map<number, string[]>();
  for (const { record, isStar, name } of index.lines) {
    const known = names.get(record);
    if (known) known.push(isStar ? '*' : name);
    else names.set(record, [isStar ? '*' : name]);
  }
  const one = createPlacesInterner();
  const merged = new Map<string, LinePlacesList>();
  /** All records of a user-agent if they count together, found once. */
  const placesFor = (name: string, place: number): LinePlacesList => {
    const isStar = name === '*';
    if ((isStar ? group.default : group.specific) !== 'merge') return one([place]);
    let places = merged.get(name);
    if (!places) merged.set(name, (places = one(isStar ? index.stars : (index.byName.get(name) ?? [place]))));
    return places;
  };
  /** The places of the records that count together with this one for each of its robots; else only its own. */
  const together = (place: number, agents: readonly string[]): LinePlacesList => {
    if (agent.match !== 'equals') return one([place]);
    const [only, ...others] = new Set(agents.map((name) => placesFor(name, place)));
    return only && others.length === 0 ? only : one([place]);
  };
  const runs = new Set([...names].map(([place, agents]) => together(place, agents)));
  return [...runs].map((run) => run.flatMap((place) => records[place]?.rules ?? []));
}

/** What may be spent on rules for which looking at single other rules is not enough: steps, as `searchUncovered` counts. */
const STEPS_PER_RULE = 20_000;
const STEPS_PER_FILE = 1_000_000;

/** Whether other rules may come before this one only together: it begins with a wildcard, or has two patterns. */
const mayNeedSeveral = (rule: PathRule) => rule.directory !== undefined || rule.pattern.segments[0] === '';

/** The rules of a run that several others cover together, with the places of those. A piece per rule that is looked at. */
function* coveredTogetherTask(
  run: readonly RuleLine[],
  { encoding, own, budget }: { encoding: Encoding; own: ReadonlySet<string>; budget: SearchBudget },
  reader: Reader,
  isKnown: (place: number) => boolean,
): CooperativeTask<Map<number, readonly number[]>> {
  const found = new Map<number, readonly number[]>();
  const rules = parseRules(run, encoding, reader);
  const prepared = prepareRun(rules, own, reader);
  const several = rules.flatMap((rule, place) => {
    const isOpen = rule && !isKnown(place) && (prepared.fresh === undefined || mayNeedSeveral(rule));
    return isOpen ? [place] : [];
  });
  const index = getRuleIndex(run, encoding, reader);
  for (const place of several) {
    const given = { left: Math.min(STEPS_PER_RULE, budget.left) };
    budget.left -= run.length + given.left;
    if (budget.left < 0) break;
    const isWitness = (url: string) => decideByIndex(index, url) === place && !own.has(url);
    const searched = decideRun(prepared, place, reader, given, (url) => isWitness(url) || undefined);
    if (searched.end === 'none') found.set(place, searched.used);
    budget.left += Math.max(0, given.left);
    yield;
  }
  return found;
}

/**
 * Line to the lines that come before it, one or several only together; all 0-based, and of the one Policy. Rules that
 * may decide are not in it, nor those of which it takes too long to know. A piece per record, and per rule where it takes
 * longer.
 */
export function* neverDecidingLinesTask(
  policy: Policy,
  reader: Reader,
): CooperativeTask<ReadonlyMap<number, readonly number[]>> {
  const records = readRecords(policy, reader);
  const index = agentIndex(policy, records, reader);
  const { encoding } = policy.source;
  const own = new Set(reader.file.alwaysAllowed.map((path) => canonicalUrl(path, reader.path)));
  const budget = { left: STEPS_PER_FILE };
  const found = new Map<number, readonly number[]>();
  const deciding = new Set<number>();
  const note = (line: number, covers: readonly number[]) => {
    const others = covers.filter((by) => by !== line);
    if (others.length > 0) found.set(line, [...new Set([...(found.get(line) ?? []), ...others])]);
  };
  for (const run of ruleRunsOf(records, index, reader)) {
    const single = findNeverDeciding(run, encoding, reader);
    const coverOf = (place: number) => run[single[place] ?? -1];
    for (const [place, { line }] of run.entries()) {
      const cover = coverOf(place);
      if (cover) note(line, [cover.line]);
    }
    yield;
    const isKnown = (place: number) => coverOf(place) !== undefined;
    const together = yield* coveredTogetherTask(run, { encoding, own, budget }, reader, isKnown);
    for (const [place, { line }] of run.entries()) {
      const covers = together.get(place);
      // The path of the file itself may always be fetched, by no line.
      if (covers)
        note(
          line,
          covers.flatMap((by) => run[by]?.line ?? []),
        );
      else if (!isKnown(place)) deciding.add(line);
    }
  }
  // A line may be several rules to its reader.
  for (const line of deciding) found.delete(line);
  return found;
}
