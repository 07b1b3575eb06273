// Where the tree of readers is drawn: names on the left, one below the other, and the further right, the further apart.

import { leavesOfTree, type ReaderTree } from '../../../core/analysis/reader-differences/reader-tree.ts';
import { textWidth } from '../../../core/analysis/table-picture/text-width.ts';

interface LayoutPoint {
  readonly x: number;
  readonly y: number;
}

/** A name of a reader; `place` is its own among the readers. */
interface PlacedName extends LayoutPoint {
  readonly place: number;
  readonly title: string;
}

/** Two branches meet: each comes from a point, and the number stands at the place where they do. */
interface PlacedJoin extends LayoutPoint {
  readonly at: number;
  readonly from: readonly [LayoutPoint, LayoutPoint];
}

export interface ReaderTreeLayout {
  readonly width: number;
  readonly height: number;
  readonly names: readonly PlacedName[];
  readonly joins: readonly PlacedJoin[];
}

const LINE_HEIGHT = 18;
const NAME_GAP = 8;
const STEM_LENGTH = 16;
/** Room for the branches, and the least between two places where some meet: for a number. */
const BRANCHES_WIDTH = 240;
const MIN_DISTANCE_WIDTH = 34;
const nameFont = { size: 12, isStrong: true };

const joinDistances = (tree: ReaderTree): number[] =>
  'parts' in tree ? [tree.at, ...tree.parts.flatMap(joinDistances)] : [];

/** How far right branches meet: in proportion, but never so near to others that numbers meet. */
function placesOnAxis(tree: ReaderTree): ReadonlyMap<number, number> {
  const places = new Map([[0, 0]]);
  let last = 0;
  for (const at of [...new Set(joinDistances(tree))].toSorted((a, b) => a - b)) {
    last = Math.max(Math.round((at / tree.at) * BRANCHES_WIDTH), last + MIN_DISTANCE_WIDTH);
    places.set(at, last);
  }
  return places;
}

/** Lays a tree out; `titles` are the names of all readers, by place. */
export function layoutReaderTree(tree: ReaderTree, titles: readonly string[]): ReaderTreeLayout {
  const names: PlacedName[] = [];
  const joins: PlacedJoin[] = [];
  const leaves = leavesOfTree(tree);
  const labels = leaves.flatMap(({ places }) => places.map((place) => titles[place] ?? ''));
  const start =
    Math.ceil(labels.reduce((most, title) => Math.max(most, textWidth(title, nameFont)), 0)) + STEM_LENGTH;
  const right = placesOnAxis(tree);
  let y = 0;
  const layOut = (branch: ReaderTree): LayoutPoint => {
    if (!('parts' in branch)) {
      const from = y;
      for (const place of branch.places)
        names.push({ place, title: titles[place] ?? '', x: 0, y: (y += LINE_HEIGHT) - LINE_HEIGHT / 2 });
      const middle = (from + y) / 2;
      y += NAME_GAP;
      return { x: start, y: middle };
    }
    const from = [layOut(branch.parts[0]), layOut(branch.parts[1])] as const;
    const join = { x: start + STEM_LENGTH + (right.get(branch.at) ?? 0), y: (from[0].y + from[1].y) / 2 };
    joins.push({ ...join, at: branch.at, from });
    return join;
  };
  layOut(tree);
  return {
    width: start + STEM_LENGTH + (right.get(tree.at) ?? 0) + MIN_DISTANCE_WIDTH,
    height: y,
    names,
    joins,
  };
}
