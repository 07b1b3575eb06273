// Computes one column of a matrix in steps and caches it: an edit recomputes only columns whose rules changed.

import { decideByIndex, type RuleIndex } from '../../../matching/rule-index/rule-index.ts';
import type { CooperativeTask } from '../../../questions/cooperative-task.ts';
import type { ColumnTally } from '../../../questions/tally.ts';
import type { Reader } from '../../../readers/reader.ts';
import { memoizeByKey } from '../../../text/lazy.ts';
import { type AgentClass, type FetchPlan, ruleIndexOf, type Target, targetOf } from './fetch-plan.ts';

/** URLs per step: a step takes at most a few milliseconds. */
const URLS_PER_STEP = 250;

function* forEachInTask<T>(
  items: readonly T[],
  visit: (item: T, place: number) => void,
): CooperativeTask<void> {
  for (const [place, item] of items.entries()) {
    if (place > 0 && place % URLS_PER_STEP === 0) yield;
    visit(item, place);
  }
}

/** The totals of a column, and how many rows each rule of its class decides, by the rule's place in the class. */
export interface FetchTally extends ColumnTally {
  readonly decided: Uint32Array;
}

/** The targets of the URLs of a list, and the results for all of them. */
export interface TargetList {
  readonly origin: string;
  readonly targets: readonly Target[];
  /**
   * For each index, the place of the rule that decides each target, and the indexes in the order in which they
   * were added.
   */
  readonly places: { readonly byIndex: WeakMap<RuleIndex, Int32Array>; readonly order: WeakRef<RuleIndex>[] };
  readonly tallies: WeakMap<RuleIndex, FetchTally>;
}

/** Cached as long as the list, which must not change: an edit recomputes only columns whose rules changed. */
const listsByUrls = memoizeByKey((_: readonly string[]) => new WeakMap<Reader, TargetList>());

/** Finds the targets of the URLs of a list. Cached by the list, which must not change. */
export function* targetsTask(plan: FetchPlan, urls: readonly string[]): CooperativeTask<TargetList> {
  const { reader, origin } = plan;
  const byReader = listsByUrls(urls);
  const cached = byReader.get(reader);
  if (cached?.origin === origin) return cached;
  const targets: Target[] = [];
  yield* forEachInTask(urls, (url) => void targets.push(targetOf(plan, url)));
  const list = { origin, targets, places: { byIndex: new WeakMap(), order: [] }, tallies: new WeakMap() };
  byReader.set(reader, list);
  return list;
}

/** The limits for the cached places of one list: 16 MB of places, and a number of columns. */
const MAX_STORED_INDEXES = { places: 4_000_000, columns: 5000 } as const;

function storePlaces({ byIndex, order }: TargetList['places'], index: RuleIndex, places: Int32Array): void {
  byIndex.set(index, places);
  order.push(new WeakRef(index));
  if (
    order.length <=
    Math.min(MAX_STORED_INDEXES.places / Math.max(places.length, 1), MAX_STORED_INDEXES.columns)
  )
    return;
  const oldest = order.shift()?.deref();
  if (oldest) byIndex.delete(oldest);
}

/**
 * Finds, for each target, the place of the rule of a class that decides, or -1. Cached by the index, which
 * survives edits of other rules.
 */
export function* decidingPlaces(
  plan: FetchPlan,
  agentClass: AgentClass,
  list: TargetList,
): CooperativeTask<Int32Array> {
  return yield* placesByIndex(plan.outcome === 'parse' ? ruleIndexOf(plan, agentClass) : undefined, list);
}

/**
 * Finds, for each target, the place of the rule of an index that decides, or -1. Cached by the index, within the
 * limits.
 */
export function* placesByIndex(index: RuleIndex | undefined, list: TargetList): CooperativeTask<Int32Array> {
  const { targets } = list;
  if (!index) return new Int32Array(targets.length).fill(-1);
  const cached = list.places.byIndex.get(index);
  if (cached) return cached;
  const places = new Int32Array(targets.length).fill(-1);
  yield* forEachInTask(targets, ({ kind, url }, place) => {
    if (kind === 'path') places[place] = decideByIndex(index, url);
  });
  storePlaces(list.places, index, places);
  return places;
}
