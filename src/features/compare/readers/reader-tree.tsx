// Which readers answer alike, and how far apart the others are: as a tree of branches, and the same as a table.
import { useMemo } from 'react';
import {
  countCellsBetween,
  createReaderTree,
  leavesOfTree,
  type ReaderLeaf,
} from '../../../core/analysis/reader-differences/reader-tree.ts';
import { readerTreeWords as words } from '../../../messages/en/compare.ts';
import { number } from '../../../messages/en/counts.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import type { ReaderComparison } from '../../../state/table/comparison/reader-comparison.ts';
import { ScrollRegion } from '../../../ui/controls/scroll-region.tsx';
import styles from './reader-tree.module.css';
import { layoutReaderTree } from './reader-tree-layout.ts';

type ComparedTree = Pick<ReaderComparison, 'diff' | 'lens'>;

const toRem = (pixels: number) => `${pixels / 16}rem`;

function titlesOfAllReaders({ diff, lens }: ComparedTree): readonly string[] {
  return diff.readers.map(readerTitle).map((title, place) => (place === lens ? words.lens(title) : title));
}

/** The lines that belong to a group of names, so that it is seen as one. */
function LeafBrace({
  leaf,
  names,
}: {
  leaf: ReaderLeaf;
  names: ReturnType<typeof layoutReaderTree>['names'];
}) {
  const own = names.filter(({ place }) => leaf.places.includes(place));
  const [first, last] = [own[0], own.at(-1)];
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
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, in the colours of the page
      role="img"
      aria-label={words.picture(leaves.length)}
      viewBox={`-8 0 ${width + 8} ${height}`}
      style={{ inlineSize: toRem(width + 8), blockSize: toRem(height) }}
      className={styles['picture']}
    >
      {leaves.map((leaf) => (
        <LeafBrace key={leaf.places[0]} leaf={leaf} names={names} />
      ))}
      {names.map(({ place, title, x, y }) => (
        <text key={place} x={x} y={y + 4} data-lens={place === compared.lens || undefined}>
          {title}
        </text>
      ))}
      {joins.map(({ at, x, y, from: [upper, lower] }) => (
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
    <table className={styles['table']} aria-label={words.table}>
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
    <details open className={styles['tree']}>
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
