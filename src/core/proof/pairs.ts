// The pairs of rules of two lists that can decide the same URL with different answers.

import type { CooperativeTask } from '../questions/cooperative-task.ts';
import { longestIncreasing } from './longest-increasing.ts';
import { alwaysBeats, type Decider, type RuleList } from './rule-list.ts';

/** The index of a list: before or after. */
export type Side = 0 | 1;

/** A rule that only its list has in this role, and what decides in the other list. */
export interface DeciderPair {
  readonly side: Side;
  /** Undefined if no rule of this list decides. */
  readonly decider: Decider | undefined;
  readonly opponent: Decider | undefined;
}

const MAX_PAIRS = 200_000;

type Lists = readonly [RuleList, RuleList];

/**
 * Returns the deciders of each list that the other one does not have in the same role: where the longest rule
 * decides, with the same pattern, length and effect; where the first one decides, also in the same order.
 */
function changedDeciders([before, after]: Lists): readonly [readonly Decider[], readonly Decider[]] {
  if (before.reader !== after.reader) return [before.deciders, after.deciders];
  const { choice, tie } = before.reader.rule;
  const common = before.deciders.filter((decider) => {
    const other = after.byKey.get(decider.key);
    const isAlike = choice !== 'longest' || decider.pattern.octets === other?.pattern.octets;
    return other?.effect === decider.effect && isAlike;
  });
  const dependsOnOrder = choice === 'first' || tie === null;
  const inOrder = dependsOnOrder
    ? longestIncreasing(common, ({ key }) => after.byKey.get(key)!.rank)
    : common;
  const keys = new Set(inOrder.map(({ key }) => key));
  const changed = ({ deciders }: RuleList) => deciders.filter(({ key }) => !keys.has(key));
  return [changed(before), changed(after)];
}

/** The part of a beginning that all readers compare alike. */
const sharedBeginning = (units: string) => /^[A-Za-z0-9/._-]*/.exec(units)?.[0] ?? '';

/** Up to how many lookups an index of beginnings is not worth its cost. */
const MAX_SCANS = 8;

/** Returns a function that finds the deciders whose beginnings can belong to the same URL. */
function overlapFinder(
  deciders: readonly Decider[],
  beginningOf: (decider: Decider) => string,
  lookups: number,
): (beginning: string) => Iterable<Decider> {
  if (lookups > MAX_SCANS) return indexByBeginning(deciders, beginningOf);
  return (beginning) =>
    deciders.filter((decider) => {
      const other = beginningOf(decider);
      return other.startsWith(beginning) || beginning.startsWith(other);
    });
}

function indexByBeginning(deciders: readonly Decider[], beginningOf: (decider: Decider) => string) {
  const byBeginning = new Map<string, Decider[]>();
  for (const decider of deciders) {
    const beginning = beginningOf(decider);
    const list = byBeginning.get(beginning);
    if (list) list.push(decider);
    else byBeginning.set(beginning, [decider]);
  }
  const beginnings = [...byBeginning.keys()].sort();
  const lengths = [...new Set(beginnings.map(({ length }) => length))].sort((a, b) => a - b);
  return function* overlapping(beginning: string): Generator<Decider> {
    for (const length of lengths) {
      if (length >= beginning.length) break;
      yield* byBeginning.get(beginning.slice(0, length)) ?? [];
    }
    let from = 0;
    let to = beginnings.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (beginnings[middle]! < beginning) from = middle + 1;
      else to = middle;
    }
    for (; beginnings[from]?.startsWith(beginning); from++) yield* byBeginning.get(beginnings[from]!) ?? [];
  };
}

const LOOKUPS_PER_SLICE = 4096;

/**
 * Lists the pairs that are to be searched, the most general first. Not complete if there are too many. Pauses
 * regularly.
 */
export function* pairsTask(
  lists: Lists,
): CooperativeTask<{ readonly pairs: readonly DeciderPair[]; readonly isComplete: boolean }> {
  const isOneReader = lists[0].reader === lists[1].reader;
  const beginningOf = ({ pattern: { segments } }: Decider) =>
    isOneReader ? segments[0] : sharedBeginning(segments[0]);
  const changed = changedDeciders(lists);
  const changedBefore = new Set(changed[0]);
  const pairs: DeciderPair[] = [];
  if (lists[0].fallback !== lists[1].fallback)
    pairs.push({ side: 0, decider: undefined, opponent: undefined });
  /** Whether a stronger rule of a list has the same pattern as a rule of the other one. */
  const isPreceded = (decider: Decider, list: RuleList, by: Decider) => {
    const same = isOneReader ? list.byKey.get(decider.key) : undefined;
    return same !== undefined && same !== by && alwaysBeats(same, by, list.reader);
  };
  let lookups = 0;
  for (const side of [0, 1] as const) {
    const own = lists[side];
    const other = lists[side === 0 ? 1 : 0];
    const overlapping = overlapFinder(other.deciders, beginningOf, changed[side].length);
    for (const decider of changed[side]) {
      const hasSame = isOneReader && other.byKey.has(decider.key);
      if (decider.effect !== other.fallback && !hasSame) pairs.push({ side, decider, opponent: undefined });
      for (const opponent of overlapping(beginningOf(decider))) {
        if (++lookups % LOOKUPS_PER_SLICE === 0) yield;
        if (opponent.effect === decider.effect) continue;
        // A pair of two changed rules is found from the first list.
        if (side === 1 && changedBefore.has(opponent)) continue;
        if (isPreceded(decider, other, opponent) || isPreceded(opponent, own, decider)) continue;
        pairs.push({ side, decider, opponent });
        if (pairs.length > MAX_PAIRS) return { pairs: [], isComplete: false };
      }
    }
  }
  const size = ({ decider, opponent }: DeciderPair) => (decider?.size ?? 0) + (opponent?.size ?? 0);
  return { pairs: pairs.sort((a, b) => size(a) - size(b)), isComplete: true };
}
