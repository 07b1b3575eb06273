// The inline measures of a drawn cell: its width, and room for the columns beside it that are not drawn.
import type { CSSProperties } from 'react';
import { MIN_WIDTH, pathColumnStyle, type VisibleColumn } from './column-widths.ts';

export const visibleColumnStyle = ({ width, before, after }: VisibleColumn): CSSProperties => ({
  ...(width !== MIN_WIDTH && { inlineSize: `${width}rem` }),
  ...(before > 0 && { marginInlineStart: `${before}rem` }),
  ...(after > 0 && { marginInlineEnd: `${after}rem` }),
});

/**
 * The measures that all rows share: the least width of the column of URLs, the width of the others together, and that of
 * the pinned one; rem.
 */
export function gridStyle(first: number, columns: number, pinned: number): CSSProperties {
  return {
    '--first': pathColumnStyle(first, columns),
    '--columns': `${columns}rem`,
    '--pinned': `${pinned}rem`,
  } as CSSProperties;
}
