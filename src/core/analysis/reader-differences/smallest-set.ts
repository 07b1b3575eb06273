// Finds the smallest set of items that passes a test, with few trials.
import type { CooperativeTask } from '../../questions/cooperative-task.ts';

/** Whether a set passes; undefined if it can no longer be tested. */
export type SetTest<T> = (set: readonly T[]) => boolean | undefined;

/** The number of trials between two pauses. */
const TRIALS_PER_STEP = 32;

/**
 * All sets of up to this size are tested, one after the other. A set with one item more is found only if no
 * smaller one passes.
 */
export const MAX_SET_SIZE = 3;

/** Yields all sets of `size` items, in order. */
function* subsetsOfSize<T>(things: readonly T[], size: number, from = 0): Generator<readonly T[]> {
  if (size === 0) yield [];
  else
    for (const [i, thing] of things.slice(from, Math.max(from, things.length - size + 1)).entries())
      for (const rest of subsetsOfSize(things, size - 1, from + i + 1)) yield [thing, ...rest];
}

/** Returns the first set of this size that passes. */
function* firstSetTask<T>(
  things: readonly T[],
  size: number,
  passes: SetTest<T>,
): CooperativeTask<readonly T[] | undefined> {
  let trials = 0;
  for (const set of subsetsOfSize(things, size)) {
    if (passes(set)) return set;
    if (++trials % TRIALS_PER_STEP === 0) yield;
  }
  return undefined;
}

/** Removes every item that is not needed, the last items first. */
function removeUnneeded<T>(things: readonly T[], passes: SetTest<T>): readonly T[] {
  let set = things;
  for (let before = Infinity; set.length < before; ) {
    before = set.length;
    for (const thing of set.toReversed()) {
      const rest = set.filter((other) => other !== thing);
      if (rest.length > 0 && passes(rest)) set = rest;
    }
  }
  return set;
}

/**
 * Returns a smallest set of `things` that passes, always the same one; undefined if no set of up to four items
 * passes. All items together must pass. The set that is left after removing unnecessary items is a smallest set if
 * no smaller one passes, so that most sets are never tested.
 */
export function* smallestSetTask<T>(
  things: readonly T[],
  passes: SetTest<T>,
): CooperativeTask<readonly T[] | undefined> {
  const single = yield* firstSetTask(things, 1, passes);
  if (single) return single;
  yield;
  const reducedSet = removeUnneeded(things, passes);
  for (let size = 2; size <= MAX_SET_SIZE; size++) {
    if (reducedSet.length === size) return reducedSet;
    const set = yield* firstSetTask(things, size, passes);
    if (set) return set;
  }
  return reducedSet.length === MAX_SET_SIZE + 1 ? reducedSet : undefined;
}

/** Whether a set passes, and no smaller part of it does. */
export const isMinimalSet = <T>(set: readonly T[], passes: SetTest<T>): boolean =>
  passes(set) === true &&
  Array.from({ length: set.length - 1 }, (_, i) => [...subsetsOfSize(set, i + 1)]).every((parts) =>
    parts.every((part) => !passes(part)),
  );
