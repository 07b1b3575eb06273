// Shows which readers answer alike and how far apart the others are, as a tree and as a table.
import { useMemo } from 'react';
import {
  countCellsBetween,
  createReaderTree,
  leavesOfTree,
  type ReaderLeaf,
  type ReaderTree,
} from '../../../core/analysis/reader-differences/reader-tree.ts';
import { textWidth } from '../../../core/analysis/table-picture/text-width.ts';
import { readerTreeWords as words } from '../../../messages/en/comparison/compare.ts';
import { number } from '../../../messages/en/counts.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import type { ReaderComparison } from '../../../state/table/comparison/reader-comparison.ts';
import { ScrollRegion } from '../../../ui/controls/scroll-region.tsx';
import styles from './reader-tree.module.css';

interface LayoutPoint {
  readonly x: number;
  readonly y: number;
}

/** The name of a reader; `place` is its index among the readers. */
interface PlacedName extends LayoutPoint {
  readonly place: number;
  readonly title: string;
}

/** Two branches that meet: each starts at a point, and the number is shown where they meet. */
interface PlacedJoin extends LayoutPoint {
  readonly at: number;
  readonly branches: readonly [LayoutPoint, LayoutPoint];
}

interface ReaderTreeLayout {
  readonly width: number;
  readonly height: number;
  readonly names: readonly PlacedName[];
  readonly joins: readonly PlacedJoin[];
}

const LINE_HEIGHT = 18;
const NAME_GAP = 8;
const STEM_LENGTH = 16;
/** The width of the branches, and the minimum distance between two joins, so that a number fits. */
const BRANCHES_WIDTH = 240;
const MIN_DISTANCE_WIDTH = 34;
const nameFont = { size: 12, isStrong: true };

const joinDistances = (tree: ReaderTree): number[] =>
  'parts' in tree ? [tree.at, ...tree.parts.flatMap(joinDistances)] : [];

/**
 * Returns the horizontal positions of joins: proportional to the distances, but with enough space for the numbers.
 */
function placesOnAxis(tree: ReaderTree): ReadonlyMap<number, number> {
  const places = new Map([[0, 0]]);
  let last = 0;
  for (const at of [...new Set(joinDistances(tree))].toSorted((a, b) => a - b)) {
    last = Math.max(Math.round((at / tree.at) * BRANCHES_WIDTH), last + MIN_DISTANCE_WIDTH);
    places.set(at, last);
  }
  return places;
}

/** Computes the layout of a tree. `titles` are the names of all readers, by index. */
function layoutReaderTree(tree: ReaderTree, titles: readonly string[]): ReaderTreeLayout {
  const names: PlacedName[] = [];
  const joins: PlacedJoin[] = [];
  const leaves = leavesOfTree(tree);
  const labels = leaves.flatMap(({ places }) => places.map((place) => titles[place] ?? ''));
  const start =
    Math.ceil(labels.reduce((most, title) => Math.max(most, textWidth(title, nameFont)), 0)) + STEM_LENGTH;
  const offsetOf = placesOnAxis(tree);
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
    const join = { x: start + STEM_LENGTH + (offsetOf.get(branch.at) ?? 0), y: (from[0].y + from[1].y) / 2 };
    joins.push({ ...join, at: branch.at, branches: from });
    return join;
  };
  layOut(tree);
  return {
    width: start + STEM_LENGTH + (offsetOf.get(tree.at) ?? 0) + MIN_DISTANCE_WIDTH,
    height: y,
    names,
    joins,
  };
}

type ComparedTree = Pick<ReaderComparison, 'diff' | 'lens'>;

const toRem = (pixels: number) => `${pixels / 16}rem`;

function titlesOfAllReaders({ diff, lens }: ComparedTree): readonly string[] {
  return diff.readers.map(readerTitle).map((title, place) => (place === lens ? words.lens(title) : title));
}

/** The line next to the names of a group, so that they are recognized as one. */
function LeafBrace({
  leaf,
  names,
}: {
  leaf: ReaderLeaf;
  names: ReturnType<typeof layoutReaderTree>['names'];
}) {
  const leafNames = names.filter(({ place }) => leaf.places.includes(place));
  const [first, last] = [leafNames[0], leafNames.at(-1)];
  if (!first || first === last || !last) return null;
  return <path className={styles['brace']} d={`M-6 ${first.y - 6}V${last.y + 6}`} />;
}

function TreePicture({
  compared,
  tree,
}: {
  compared: ComparedTree;
  tree: ReturnType<typeof createReaderTree>;
}) {
  const { width, height, names, joins } = layoutReaderTree(tree, titlesOfAllReaders(compared));
  const leaves = leavesOfTree(tree);
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, in the colors of the page
      role="img"
      aria-label={words.picture(leaves.length)}
      viewBox={`-8 0 ${width + 8} ${height}`}
      style={{ inlineSize: toRem(width + 8), blockSize: toRem(height) }}
      className={`text-s ${styles['picture']}`}
    >
      {leaves.map((leaf) => (
        <LeafBrace key={leaf.places[0]} leaf={leaf} names={names} />
      ))}
      {names.map(({ place, title, x, y }) => (
        <text key={place} x={x} y={y + 4} data-lens={place === compared.lens || undefined}>
          {title}
        </text>
      ))}
      {joins.map(({ at, x, y, branches: [upper, lower] }) => (
        <g key={`${x} ${y}`}>
          <path d={`M${upper.x} ${upper.y}H${x}V${lower.y}H${lower.x}`} />
          <text x={x + 5} y={y - 4} data-apart>
            {number(at)}
          </text>
        </g>
      ))}
    </svg>
  );
}

function DistanceTable({ compared, leaves }: { compared: ComparedTree; leaves: readonly ReaderLeaf[] }) {
  const titles = titlesOfAllReaders(compared);
  const nameOf = ({ places }: ReaderLeaf) => words.names(places.map((place) => titles[place] ?? ''));
  return (
    <table className={`text-s ${styles['table']}`} aria-label={words.table}>
      <thead>
        <tr>
          <th scope="col">{words.group}</th>
          {leaves.map((leaf) => (
            <th key={leaf.places[0]} scope="col">
              {nameOf(leaf)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {leaves.map((leaf) => (
          <tr key={leaf.places[0]}>
            <th scope="row">{nameOf(leaf)}</th>
            {leaves.map((other) => (
              <td key={other.places[0]}>
                {number(countCellsBetween(compared.diff, leaf.places[0], other.places[0]))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ReaderTreeView({ compared }: { compared: ComparedTree }) {
  const { diff, lens } = compared;
  const tree = useMemo(() => createReaderTree(diff, lens), [diff, lens]);
  return (
    <details className={styles['tree']}>
      <summary>
        <h3>{words.title}</h3>
      </summary>
      <p>{words.about(tree.at)}</p>
      <ScrollRegion className={styles['scroller']}>
        <TreePicture compared={compared} tree={tree} />
      </ScrollRegion>
      <details>
        <summary>{words.asTable}</summary>
        <ScrollRegion className={styles['scroller']}>
          <DistanceTable compared={compared} leaves={leavesOfTree(tree)} />
        </ScrollRegion>
      </details>
    </details>
  );
}
