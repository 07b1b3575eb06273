// Readers as a tree: who answers alike stands together, and each branch tells in how many cells the readers on it differ.
import { largestOf } from '../../text/large-lists.ts';
import type { ReaderDiff } from './reader-diff.ts';

/** Readers that say the same of every cell, by place. */
export interface ReaderLeaf {
  readonly places: readonly number[];
  /** In how many cells they differ: none. */
  readonly at: 0;
}

/** Two branches; no two readers on them differ in more cells than `at`, and two do in so many. */
export interface ReaderJoin {
  readonly places: readonly number[];
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
  const groups: number[][] = [];
  for (const place of [lens, ...[...diff.readers.keys()].filter((one) => one !== lens)]) {
    const own = groups.find(([first = place]) => countCellsBetween(diff, first, place) === 0);
    if (own) own.push(place);
    else groups.push([place]);
  }
  return groups.map((places) => ({ places, at: 0 }));
}

/** In how many cells readers of two branches differ at most. */
const treeDistance = (diff: DifferenceCounts, one: ReaderTree, other: ReaderTree): number =>
  largestOf(one.places.flatMap((a) => other.places.map((b) => countCellsBetween(diff, a, b))));

/**
 * Joins what is nearest until one tree is left (complete linkage). Where several are as near, the first of them; so the
 * lens stays first. Never throws; the time grows with the third power of the number of groups, which are few.
 */
export function createReaderTree(diff: DifferenceCounts, lens: number): ReaderTree {
  let trees: ReaderTree[] = [...groupEqualReaders(diff, lens)];
  while (trees.length > 1) {
    let best = { at: Infinity, first: 0, second: 1 };
    for (let first = 0; first < trees.length; first++)
      for (let second = first + 1; second < trees.length; second++) {
        const at = treeDistance(diff, trees[first]!, trees[second]!);
        if (at < best.at) best = { at, first, second };
      }
    const { at, first, second } = best;
    const parts = [trees[first]!, trees[second]!] as const;
    const joined = { at, parts, places: parts.flatMap(({ places }) => places) };
    trees = trees.map((tree, i) => (i === first ? joined : tree)).filter((_, i) => i !== second);
  }
  return trees[0]!;
}

/** The groups of a tree, from its top down. */
export const leavesOfTree = (tree: ReaderTree): readonly ReaderLeaf[] =>
  'parts' in tree ? tree.parts.flatMap(leavesOfTree) : [tree];
