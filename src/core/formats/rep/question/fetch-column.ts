// One column of a matrix, worked out piece by piece and kept: an edit asks again only where the rules are others.

import { decideByIndex, type RuleIndex } from '../../../matching/rule-index/rule-index.ts';
import type { CooperativeTask } from '../../../questions/cooperative-task.ts';
import type { ColumnTally } from '../../../questions/tally.ts';
import type { Reader } from '../../../readers/reader.ts';
import { memoizeByKey } from '../../../text/lazy.ts';
import { type AgentClass, type FetchPlan, ruleIndexOf, type Target, targetOf } from './fetch-plan.ts';

/** URLs in a piece: at most a few milliseconds. */
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

/** What a column comes to, and how many rows each rule of its class decides, by its place in the class. */
export interface FetchTally extends ColumnTally {
  readonly decided: Uint32Array;
}

/** Where the URLs of a list lead, and what was worked out for all of them. */
export interface TargetList {
  readonly origin: string;
  readonly targets: readonly Target[];
  /** By index, the place of the rule that decides each target, and the indexes in the order in which they came. */
  readonly places: { readonly byIndex: WeakMap<RuleIndex, Int32Array>; readonly order: WeakRef<RuleIndex>[] };
  readonly tallies: WeakMap<RuleIndex, FetchTally>;
}

/** Kept as long as the list, which must not change: an edit asks again only the columns whose rules are others. */
const listsByUrls = memoizeByKey((_: readonly string[]) => new WeakMap<Reader, TargetList>());

/** Where the URLs of a list lead; kept for the list, which must not change. */
export function* targetsTask(plan: FetchPlan, urls: readonly string[]): CooperativeTask<TargetList> {
  const { reader, origin } = plan;
  const byReader = listsByUrls(urls);
  const known = byReader.get(reader);
  if (known?.origin === origin) return known;
  const targets: Target[] = [];
  yield* forEachInTask(urls, (url) => void targets.push(targetOf(plan, url)));
  const list = { origin, targets, places: { byIndex: new WeakMap(), order: [] }, tallies: new WeakMap() };
  byReader.set(reader, list);
  return list;
}

/** Places that are kept of one list: 16 MB of them, in at most so many columns. */
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
 * For each target the place of the rule of a class that decides, or -1. Kept for the index, which outlives every
 * edit of other rules.
 */
export function* decidingPlaces(
  plan: FetchPlan,
  one: AgentClass,
  list: TargetList,
): CooperativeTask<Int32Array> {
  return yield* placesByIndex(plan.outcome === 'parse' ? ruleIndexOf(plan, one) : undefined, list);
}

/** For each target the place of the rule of an index that decides, or -1; kept for the index, as long as there is room. */
export function* placesByIndex(index: RuleIndex | undefined, list: TargetList): CooperativeTask<Int32Array> {
  const { targets } = list;
  if (!index) return new Int32Array(targets.length).fill(-1);
  const known = list.places.byIndex.get(index);
  if (known) return known;
  const places = new Int32Array(targets.length).fill(-1);
  yield* forEachInTask(targets, ({ kind, url }, place) => {
    if (kind === 'path') places[place] = decideByIndex(index, url);
  });
  storePlaces(list.places, index, places);
  return places;
}
