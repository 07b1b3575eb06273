// Readers as a tree: who answers alike stands together, and each branch tells in how many cells the readers on it differ.
import { largestOf } from '../../text/large-lists.ts';
import type { ReaderDiff } from './reader-diff.ts';

type ReaderPlaces = readonly [number, ...number[]];

/** Readers that say the same of every cell, by place. */
export interface ReaderLeaf {
  readonly places: ReaderPlaces;
  /** In how many cells they differ: none. */
  readonly at: 0;
}

/** Two branches; no two readers on them differ in more cells than `at`, and two do in so many. */
export interface ReaderJoin {
  readonly places: ReaderPlaces;
  readonly at: number;
  readonly parts: readonly [ReaderTree, ReaderTree];
}

export type ReaderTree = ReaderLeaf | ReaderJoin;

type DifferenceCounts = Pick<ReaderDiff, 'readers' | 'between'>;

/** In how many cells two readers differ. */
export const countCellsBetween = (
  { readers, between }: DifferenceCounts,
  one: number,
  other: number,
): number => between[one * readers.length + other] ?? 0;

/** The readers in groups that say the same of every cell; the lens and its like first. */
export function groupEqualReaders(diff: DifferenceCounts, lens: number): readonly ReaderLeaf[] {
  const groups: [number, ...number[]][] = [[lens]];
  for (const place of diff.readers.keys()) {
    if (place === lens) continue;
    const own = groups.find(([first]) => countCellsBetween(diff, first, place) === 0);
    if (own) own.push(place);
    else groups.push([place]);
  }
  return groups.map((places) => ({ places, at: 0 }));
}

/** In how many cells readers of two branches differ at most. */
const treeDistance = (diff: DifferenceCounts, one: ReaderTree, other: ReaderTree): number =>
  largestOf(one.places.flatMap((a) => other.places.map((b) => countCellsBetween(diff, a, b))));

/** The two branches that differ least, joined; the first of several. Undefined if there is only one. */
function joinNearest(diff: DifferenceCounts, trees: readonly ReaderTree[]): ReaderJoin | undefined {
  let best: ReaderJoin | undefined;
  for (const [place, one] of trees.entries())
    for (const other of trees.slice(place + 1)) {
      const at = treeDistance(diff, one, other);
      if (!best || at < best.at) best = { at, parts: [one, other], places: [...one.places, ...other.places] };
    }
  return best;
}

/**
 * Joins what is nearest until one tree is left (complete linkage). Where several are as near, the first of them; so the
 * lens stays first. Never throws; the time grows with the third power of the number of groups, which are few.
 */
export function createReaderTree(diff: DifferenceCounts, lens: number): ReaderTree {
  let trees: readonly ReaderTree[] = groupEqualReaders(diff, lens);
  for (;;) {
    const joined = joinNearest(diff, trees);
    if (!joined) return trees[0]!;
    const [first, second] = joined.parts;
    trees = trees.filter((tree) => tree !== second).map((tree) => (tree === first ? joined : tree));
  }
}

/** The groups of a tree, from its top down. */
export const leavesOfTree = (tree: ReaderTree): readonly ReaderLeaf[] =>
  'parts' in tree ? tree.parts.flatMap(leavesOfTree) : [tree];
