// One column of a matrix, worked out piece by piece and kept: an edit asks again only where the rules are others.

import { decideByIndex, type RuleIndex } from '../../../matching/rule-index/rule-index.ts';
import type { CooperativeTask } from '../../../questions/cooperative-task.ts';
import type { Reader } from '../../../readers/reader.ts';
import { type AgentClass, type FetchPlan, ruleIndexOf, type Target, targetOf } from './fetch-plan.ts';

/** URLs in a piece: at most a few milliseconds. */
const URLS_PER_STEP = 250;

/** Does something with the places from 0 to `count`, piece by piece. */
function* forEachInTask(count: number, visit: (place: number) => void): CooperativeTask<void> {
  for (let from = 0; from < count; from += URLS_PER_STEP) {
    if (from > 0) yield;
    const to = Math.min(from + URLS_PER_STEP, count);
    for (let place = from; place < to; place++) visit(place);
  }
}

interface MemoizedTargets {
  readonly origin: string;
  readonly targets: readonly Target[];
}
const targetsByUrls = new WeakMap<readonly string[], WeakMap<Reader, MemoizedTargets>>();

/** Where the URLs of a list lead; kept for the list, which must not change. */
export function* targetsTask(plan: FetchPlan, urls: readonly string[]): CooperativeTask<readonly Target[]> {
  const { reader, origin } = plan;
  let perReader = targetsByUrls.get(urls);
  if (!perReader) targetsByUrls.set(urls, (perReader = new WeakMap()));
  const known = perReader.get(reader);
  if (known?.origin === origin) return known.targets;
  const targets: Target[] = [];
  yield* forEachInTask(urls.length, (place) => void targets.push(targetOf(plan, urls[place]!)));
  perReader.set(reader, { origin, targets });
  return targets;
}

/** Of one list of URLs: what was found for each index, and in which order it was. */
interface MemoizedPlaces {
  readonly perIndex: WeakMap<RuleIndex, Int32Array>;
  readonly order: WeakRef<RuleIndex>[];
}
const placesByUrls = new WeakMap<readonly Target[], MemoizedPlaces>();

/** Places that are kept of one list: 16 MB of them, in at most so many columns. */
const MAX_MEMOIZED_INDEXES = { places: 4_000_000, columns: 5000 } as const;

function memoizePlaces({ perIndex, order }: MemoizedPlaces, index: RuleIndex, places: Int32Array): void {
  perIndex.set(index, places);
  order.push(new WeakRef(index));
  if (
    order.length <=
    Math.min(MAX_MEMOIZED_INDEXES.places / Math.max(places.length, 1), MAX_MEMOIZED_INDEXES.columns)
  )
    return;
  const oldest = order.shift()?.deref();
  if (oldest) perIndex.delete(oldest);
}

/**
 * For each target the place of the rule of a class that decides, or -1. Kept for the index, which outlives every
 * edit of other rules.
 */
export function* decidingPlaces(
  plan: FetchPlan,
  one: AgentClass,
  targets: readonly Target[],
): CooperativeTask<Int32Array> {
  return yield* placesByIndex(plan.outcome === 'parse' ? ruleIndexOf(plan, one) : undefined, targets);
}

/** For each target the place of the rule of an index that decides, or -1; kept for the index, as long as there is room. */
export function* placesByIndex(
  index: RuleIndex | undefined,
  targets: readonly Target[],
): CooperativeTask<Int32Array> {
  if (!index) return new Int32Array(targets.length).fill(-1);
  let known = placesByUrls.get(targets);
  if (!known) placesByUrls.set(targets, (known = { perIndex: new WeakMap(), order: [] }));
  const kept = known.perIndex.get(index);
  if (kept) return kept;
  const places = new Int32Array(targets.length).fill(-1);
  yield* forEachInTask(targets.length, (place) => {
    const { kind, url } = targets[place]!;
    if (kind === 'path') places[place] = decideByIndex(index, url);
  });
  memoizePlaces(known, index, places);
  return places;
}
