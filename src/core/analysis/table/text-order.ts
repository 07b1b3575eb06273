// Sorts texts in natural order, with numbers by value. Long lists are sorted as a cooperative task.
import type { CooperativeTask } from '../../questions/cooperative-task.ts';

/** An order of texts, which are identified by their index. */
export interface TextOrder {
  readonly places: Uint32Array;
  /** 1 for each text that differs from the one before it. Equal texts keep their order. */
  readonly begins: Uint8Array;
}

/** The number of comparisons between two pauses: about a millisecond. */
const COMPARISONS_PER_STEP = 500;
const RUN_LENGTH = 128;

/** Merges two adjacent runs, `from` up to `middle` and `middle` up to `to`, into another array. */
function* mergeRunsTask(
  texts: readonly string[],
  [source, target]: readonly [Uint32Array, Uint32Array],
  [from, middle, to]: readonly [number, number, number],
  compare: (one: string, other: string) => number,
): CooperativeTask<void> {
  let left = from;
  let right = middle;
  for (let at = from; at < to; at++) {
    if (at % COMPARISONS_PER_STEP === 0) yield;
    const isLeft =
      right >= to || (left < middle && compare(texts[source[left]!]!, texts[source[right]!]!) <= 0);
    target[at] = source[isLeft ? left++ : right++]!;
  }
}

/** Sorts texts as a cooperative task, with the result of an ordinary sort. */
export function* orderTextsTask(texts: readonly string[]): CooperativeTask<TextOrder> {
  const { length } = texts;
  let places = Uint32Array.from(texts, (_, place) => place);
  let other = new Uint32Array(length);
  const { compare } = new Intl.Collator('en', { numeric: true });
  const byText = (a: number, b: number) => compare(texts[a]!, texts[b]!);
  for (let from = 0; from < length; from += RUN_LENGTH) {
    places.subarray(from, from + RUN_LENGTH).sort((a, b) => byText(a, b) || a - b);
    yield;
  }
  for (let width = RUN_LENGTH; width < length; width *= 2) {
    for (let from = 0; from < length; from += 2 * width) {
      const ends = [from, Math.min(from + width, length), Math.min(from + 2 * width, length)] as const;
      yield* mergeRunsTask(texts, [places, other], ends, compare);
    }
    [places, other] = [other, places];
  }
  const begins = new Uint8Array(length);
  for (let at = 0; at < length; at++) {
    if (at % COMPARISONS_PER_STEP === 0) yield;
    begins[at] = at === 0 || byText(places[at - 1]!, places[at]!) !== 0 ? 1 : 0;
  }
  return { places, begins };
}
