// The smallest set of things that does something, found with few trials.
import type { CooperativeTask } from '../../questions/cooperative-task.ts';

/** Whether a set does it; undefined: it cannot be tried any more. */
export type SetTest<T> = (set: readonly T[]) => boolean | undefined;

/** Trials before others may come between. */
const TRIALS_PER_STEP = 32;

/** Sets of up to so many things are looked for, one after the other; one more is found if nothing else is left. */
export const MAX_SET_SIZE = 3;

/** All sets of `size` things, in order. */
function* subsetsOfSize<T>(things: readonly T[], size: number, from = 0): Generator<readonly T[]> {
  if (size === 0) yield [];
  else
    for (const [i, thing] of things.slice(from, Math.max(from, things.length - size + 1)).entries())
      for (const rest of subsetsOfSize(things, size - 1, from + i + 1)) yield [thing, ...rest];
}

/** The first set of this size that does it. */
function* firstSetTask<T>(
  things: readonly T[],
  size: number,
  does: SetTest<T>,
): CooperativeTask<readonly T[] | undefined> {
  let trials = 0;
  for (const set of subsetsOfSize(things, size)) {
    if (does(set)) return set;
    if (++trials % TRIALS_PER_STEP === 0) yield;
  }
  return undefined;
}

/** What is left when everything is taken away that is not needed, the last things first. */
function dropNeedless<T>(things: readonly T[], does: SetTest<T>): readonly T[] {
  let set = things;
  for (let before = Infinity; set.length < before; ) {
    before = set.length;
    for (const thing of set.toReversed()) {
      const rest = set.filter((one) => one !== thing);
      if (rest.length > 0 && does(rest)) set = rest;
    }
  }
  return set;
}

/**
 * A smallest set of `things` that does it, always the same one; undefined if none of up to four things does. All of
 * them together must do it. What is left when nothing more can be taken away is a smallest set once none that has fewer
 * does it; so most sets are never tried.
 */
export function* smallestSetTask<T>(
  things: readonly T[],
  does: SetTest<T>,
): CooperativeTask<readonly T[] | undefined> {
  const single = yield* firstSetTask(things, 1, does);
  if (single) return single;
  yield;
  const left = dropNeedless(things, does);
  for (let size = 2; size <= MAX_SET_SIZE; size++) {
    if (left.length === size) return left;
    const set = yield* firstSetTask(things, size, does);
    if (set) return set;
  }
  return left.length === MAX_SET_SIZE + 1 ? left : undefined;
}

/** Whether no smaller part of a set does it, though the set does. */
export const isMinimalSet = <T>(set: readonly T[], does: SetTest<T>): boolean =>
  does(set) === true &&
  Array.from({ length: set.length - 1 }, (_, i) => [...subsetsOfSize(set, i + 1)]).every((parts) =>
    parts.every((part) => !does(part)),
  );
