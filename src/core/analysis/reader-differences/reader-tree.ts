// Builds a tree of readers: readers with equal answers form a leaf, and each branch has the number of cells in
// which its readers differ.
import { largestOf } from '../../text/large-lists.ts';
import type { ReaderDiff } from './reader-diff.ts';

type ReaderPlaces = readonly [number, ...number[]];

/** Readers that agree on every cell, by index. */
export interface ReaderLeaf {
  readonly places: ReaderPlaces;
  /** The number of cells in which they differ: 0. */
  readonly at: 0;
}

/** Two branches. `at` is the largest number of cells in which two readers on them differ. */
export interface ReaderJoin {
  readonly places: ReaderPlaces;
  readonly at: number;
  readonly parts: readonly [ReaderTree, ReaderTree];
}

export type ReaderTree = ReaderLeaf | ReaderJoin;

type DifferenceCounts = Pick<ReaderDiff, 'readers' | 'between'>;

/** Returns the number of cells in which two readers differ. */
export const countCellsBetween = (
  { readers, between }: DifferenceCounts,
  first: number,
  other: number,
): number => between[first * readers.length + other] ?? 0;

/** Groups the readers that agree on every cell. The group of the lens is first. */
export function groupEqualReaders(diff: DifferenceCounts, lens: number): readonly ReaderLeaf[] {
  const groups: [number, ...number[]][] = [[lens]];
  for (const place of diff.readers.keys()) {
    if (place === lens) continue;
    const group = groups.find(([first]) => countCellsBetween(diff, first, place) === 0);
    if (group) group.push(place);
    else groups.push([place]);
  }
  return groups.map((places) => ({ places, at: 0 }));
}

/** Returns the largest number of cells in which readers of two branches differ. */
const treeDistance = (diff: DifferenceCounts, first: ReaderTree, other: ReaderTree): number =>
  largestOf(first.places.flatMap((a) => other.places.map((b) => countCellsBetween(diff, a, b))));

/** Joins the two branches that differ least, or the first such pair. Undefined if there is only one branch. */
function joinNearest(diff: DifferenceCounts, trees: readonly ReaderTree[]): ReaderJoin | undefined {
  let best: ReaderJoin | undefined;
  for (const [place, first] of trees.entries())
    for (const other of trees.slice(place + 1)) {
      const at = treeDistance(diff, first, other);
      if (!best || at < best.at)
        best = { at, parts: [first, other], places: [...first.places, ...other.places] };
    }
  return best;
}

/**
 * Joins the nearest branches until one tree is left (complete linkage). Of equally near pairs the first is joined,
 * so that the lens stays first. Never throws. The time grows with the third power of the number of groups, of
 * which there are few.
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

/** Returns the groups of a tree, from top to bottom. */
export const leavesOfTree = (tree: ReaderTree): readonly ReaderLeaf[] =>
  'parts' in tree ? tree.parts.flatMap(leavesOfTree) : [tree];
