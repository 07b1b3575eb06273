// Where the tree of readers is drawn: names on the left, one below the other, and the further right, the further apart.
import { textWidth } from '../../../core/compare/picture/text-width.ts';
import { leavesOf, type ReaderTree } from '../../../core/compare/reader-tree.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A name of a reader; `place` is its own among the readers. */
interface TreeName extends Point {
  readonly place: number;
  readonly title: string;
}

/** Two branches meet: each comes from a point, and the number stands at the place where they do. */
interface TreeJoin extends Point {
  readonly at: number;
  readonly from: readonly [Point, Point];
}

export interface TreeLayout {
  readonly width: number;
  readonly height: number;
  readonly names: readonly TreeName[];
  readonly joins: readonly TreeJoin[];
}

const LINE = 18;
const GAP = 8;
const STEM = 16;
/** Room for the branches, and the least between two places where some meet: for a number. */
const BRANCHES = 240;
const APART = 34;
const face = { size: 12, isStrong: true };

const distancesOf = (tree: ReaderTree): number[] =>
  'parts' in tree ? [tree.at, ...tree.parts.flatMap(distancesOf)] : [];

/** How far right branches meet: in proportion, but never so near to others that numbers meet. */
function placesOf(tree: ReaderTree): ReadonlyMap<number, number> {
  const places = new Map([[0, 0]]);
  let last = 0;
  for (const at of [...new Set(distancesOf(tree))].toSorted((a, b) => a - b)) {
    last = Math.max(Math.round((at / tree.at) * BRANCHES), last + APART);
    places.set(at, last);
  }
  return places;
}

/** Lays a tree out; `titles` are the names of all readers, by place. */
export function layOutTree(tree: ReaderTree, titles: readonly string[]): TreeLayout {
  const names: TreeName[] = [];
  const joins: TreeJoin[] = [];
  const leaves = leavesOf(tree);
  const labels = leaves.flatMap(({ places }) => places.map((place) => titles[place] ?? ''));
  const start = Math.ceil(labels.reduce((most, title) => Math.max(most, textWidth(title, face)), 0)) + STEM;
  const right = placesOf(tree);
  let y = 0;
  const layOut = (branch: ReaderTree): Point => {
    if (!('parts' in branch)) {
      const from = y;
      for (const place of branch.places)
        names.push({ place, title: titles[place] ?? '', x: 0, y: (y += LINE) - LINE / 2 });
      const middle = (from + y) / 2;
      y += GAP;
      return { x: start, y: middle };
    }
    const from = [layOut(branch.parts[0]), layOut(branch.parts[1])] as const;
    const join = { x: start + STEM + right.get(branch.at)!, y: (from[0].y + from[1].y) / 2 };
    joins.push({ ...join, at: branch.at, from });
    return join;
  };
  layOut(tree);
  return { width: start + STEM + (right.get(tree.at) ?? 0) + APART, height: y, names, joins };
}
