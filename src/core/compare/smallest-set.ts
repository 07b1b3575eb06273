// The smallest set of things that does something, found with few trials.
import type { InPieces } from '../questions/pieces.ts';

/** Whether a set does it; undefined: it cannot be tried any more. */
export type Does<T> = (set: readonly T[]) => boolean | undefined;

/** Trials before others may come between. */
const PIECE = 32;

/** The largest set that is looked for. */
export const LARGEST_SET = 3;

/** All sets of `size` things, in order. */
function* setsOf<T>(things: readonly T[], size: number, from = 0): Generator<readonly T[]> {
  if (size === 0) yield [];
  else
    for (let i = from; i <= things.length - size; i++)
      for (const rest of setsOf(things, size - 1, i + 1)) yield [things[i]!, ...rest];
}

/** The first set of this size that does it. */
function* firstOf<T>(things: readonly T[], size: number, does: Does<T>): InPieces<readonly T[] | undefined> {
  let trials = 0;
  for (const set of setsOf(things, size)) {
    if (does(set)) return set;
    if (++trials % PIECE === 0) yield;
  }
  return undefined;
}

/** What is left when everything is taken away that is not needed, the last things first. */
function withoutNeedless<T>(things: readonly T[], does: Does<T>): readonly T[] {
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
 * A smallest set of `things` that does it, always the same one; undefined if none of up to three things does. All of
 * them together must do it. A set of two that is left when nothing more can be taken away is a smallest one once no
 * single thing does it; so other pairs are hardly ever tried.
 */
export function* smallestSet<T>(things: readonly T[], does: Does<T>): InPieces<readonly T[] | undefined> {
  const single = yield* firstOf(things, 1, does);
  if (single) return single;
  yield;
  const left = withoutNeedless(things, does);
  if (left.length === 2) return left;
  for (let size = 2; size <= LARGEST_SET; size++) {
    const set = yield* firstOf(things, size, does);
    if (set) return set;
  }
  return undefined;
}
