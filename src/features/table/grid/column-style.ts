// Inline styles of rendered cells: their width, and margins in place of adjacent columns that are not rendered.
import type { CSSProperties } from 'react';
import type { VisibleColumn } from './column-widths.ts';

export const visibleColumnStyle = ({ before, after }: VisibleColumn): CSSProperties => ({
  ...(before > 0 && { marginInlineStart: `${before}rem` }),
  ...(after > 0 && { marginInlineEnd: `${after}rem` }),
});

/** Returns the style of a row. Both values are in rem. */
export const rowStyle = (top: number, height: number): CSSProperties => ({
  top: `${top}rem`,
  blockSize: `${height}rem`,
});

/** The measures that all rows share, in rem. */
export interface GridMeasures {
  /** The widths of paths: of the longest one, and what all of them have at least. */
  readonly path: number;
  readonly leastPath: number;
  /** The width of each column, of the pinned one, and the number of the others. */
  readonly column: number;
  readonly pinned: number;
  readonly count: number;
}

/** Returns the measures as properties, from which the style sheet computes how many whole columns fit. */
export const gridStyle = ({ path, leastPath, column, pinned, count }: GridMeasures): CSSProperties =>
  ({
    '--path': `${path}rem`,
    '--least-path': `${leastPath}rem`,
    '--column': `${column}rem`,
    '--columns': `${column * count}rem`,
    '--pinned': `${pinned}rem`,
  }) as CSSProperties;
