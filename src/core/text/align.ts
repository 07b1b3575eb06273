// Two versions of a file that have no history in common: which lines of the one stand in the other.
import { longestInOrder, type Pair } from './in-order.ts';
import { type Lines, linesOf, type SourceLine, sliceLines } from './lines.ts';

/** Lines `from` up to `to` of the older version, beside lines `newFrom` up to `newTo` of the newer. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly newFrom: number;
  readonly newTo: number;
  readonly depth: number;
}

/** Lines that occur once become anchors, those between them again: no file needs more rounds than this. */
const ROUNDS = 24;

/** Texts that stand once on each side, in the order of the older version. */
function uniquePairs(old: readonly SourceLine[], fresh: readonly SourceLine[], stretch: Stretch): Pair[] {
  const seen = new Map<string, { old: number; fresh: number; often: boolean }>();
  for (let i = stretch.from; i < stretch.to; i++) {
    const known = seen.get(old[i]!.text);
    if (known) known.often = true;
    else seen.set(old[i]!.text, { old: i, fresh: -1, often: false });
  }
  for (let j = stretch.newFrom; j < stretch.newTo; j++) {
    const known = seen.get(fresh[j]!.text);
    if (known && known.fresh >= 0) known.often = true;
    else if (known) known.fresh = j;
  }
  return [...seen.values()].flatMap((one) =>
    one.often || one.fresh < 0 ? [] : [[one.old, one.fresh] as const],
  );
}

/** Pairs the lines at both ends that are the same; what is left lies between. */
function withoutEnds(
  stretch: Stretch,
  isSame: (i: number, j: number) => boolean,
  pair: (i: number, j: number) => void,
): Stretch {
  let { from, to, newFrom, newTo } = stretch;
  while (from < to && newFrom < newTo && isSame(from, newFrom)) pair(from++, newFrom++);
  while (from < to && newFrom < newTo && isSame(to - 1, newTo - 1)) pair(--to, --newTo);
  return { ...stretch, from, to, newFrom, newTo };
}

/**
 * The lines of `after`, where those that stand in `before` too, in the same order, are the objects of `before`: then
 * `changedRuns` tells what differs. Lines are the same if their texts are; endings do not count. Lines that stand
 * repeatedly may be left unpaired.
 */
export function alignedLines(before: Lines, after: Lines): Lines {
  const old = sliceLines(before, 0, before.length);
  const fresh = sliceLines(after, 0, after.length);
  const out = [...fresh];
  const isSame = (i: number, j: number) => old[i]!.text === fresh[j]!.text;
  const pair = (i: number, j: number) => {
    out[j] = old[i]!;
  };
  const todo: Stretch[] = [{ from: 0, to: old.length, newFrom: 0, newTo: fresh.length, depth: 0 }];
  for (let next = todo.pop(); next; next = todo.pop()) {
    const left = withoutEnds(next, isSame, pair);
    if (left.from === left.to || left.newFrom === left.newTo || left.depth >= ROUNDS) continue;
    const anchors = longestInOrder(uniquePairs(old, fresh, left));
    if (anchors.length === 0) continue;
    let { from, newFrom } = left;
    for (const [i, j] of [...anchors, [left.to, left.newTo] as const]) {
      todo.push({ from, to: i, newFrom, newTo: j, depth: left.depth + 1 });
      if (i < left.to) pair(i, j);
      from = i + 1;
      newFrom = j + 1;
    }
  }
  return linesOf(out);
}
