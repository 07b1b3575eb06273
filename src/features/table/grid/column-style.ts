// Inline styles of rendered cells: their width, and margins in place of adjacent columns that are not rendered.
import type { CSSProperties } from 'react';
import { MIN_WIDTH, pathColumnStyle, type VisibleColumn } from './column-widths.ts';

export const visibleColumnStyle = ({ width, before, after }: VisibleColumn): CSSProperties => ({
  ...(width !== MIN_WIDTH && { inlineSize: `${width}rem` }),
  ...(before > 0 && { marginInlineStart: `${before}rem` }),
  ...(after > 0 && { marginInlineEnd: `${after}rem` }),
});

/**
 * Returns the measures that all rows share, in rem: the minimum width of the column of URLs, the total width of
 * the others, and the width of the pinned one.
 */
export function gridStyle(first: number, columns: number, pinned: number): CSSProperties {
  return {
    '--first': pathColumnStyle(first, columns),
    '--columns': `${columns}rem`,
    '--pinned': `${pinned}rem`,
  } as CSSProperties;
}
