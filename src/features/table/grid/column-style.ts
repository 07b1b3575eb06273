// The inline measures of a drawn cell: its width, and room for the columns beside it that are not drawn.
import type { CSSProperties } from 'react';
import { MIN_WIDTH, pathColumnStyle, type VisibleColumn } from './column-widths.ts';

const cachedStyles = new WeakMap<VisibleColumn, CSSProperties>();

/** The same object for the same place: hundreds of cells share it. */
export function visibleColumnStyle(place: VisibleColumn): CSSProperties {
  let style = cachedStyles.get(place);
  if (!style) {
    const { width, before, after } = place;
    style = {
      ...(width !== MIN_WIDTH && { inlineSize: `${width}rem` }),
      ...(before > 0 && { marginInlineStart: `${before}rem` }),
      ...(after > 0 && { marginInlineEnd: `${after}rem` }),
    };
    cachedStyles.set(place, style);
  }
  return style;
}

/** The measures that all rows share: the least width of the column of URLs, and the width of the others together; rem. */
export function gridStyle(first: number, columns: number): CSSProperties {
  return { '--first': pathColumnStyle(first), '--columns': `${columns}rem` } as CSSProperties;
}
