// Which rows and columns of the grid are drawn: those in sight, and the one that has the focus wherever it is.
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type Drawn, drawnColumns } from './column-widths.ts';
import type { Place } from './places.ts';

/** The size of a rem and of a cell in pixels, as the page is set now. */
export function measures(): { rem: number; cell: number } {
  const style = getComputedStyle(document.documentElement);
  const rem = Number.parseFloat(style.fontSize) || 16;
  return { rem, cell: (Number.parseFloat(style.getPropertyValue('--h-cell')) || 1.5) * rem };
}

/** Draws one place wherever it is, besides those in sight. */
export const withKept = (kept: number) => (range: Range) => {
  const seen = defaultRangeExtractor(range);
  if (kept < 0 || kept >= range.count || seen.includes(kept)) return seen;
  return [...seen, kept].toSorted((a, b) => a - b);
};

export interface GridWindow {
  readonly scroller: React.RefObject<HTMLDivElement | null>;
  readonly shownRows: readonly number[];
  readonly drawn: readonly Drawn[];
  /** Rows in a page. */
  readonly page: number;
}

/** `widths` are those of all columns, in rem; `active` is the place with the focus. */
export function useGridWindow(rowCount: number, widths: readonly number[], active: Place): GridWindow {
  const scroller = useRef<HTMLDivElement>(null);
  const [{ rem, cell }] = useState(measures);
  const getScrollElement = () => scroller.current;
  // oxlint-disable-next-line react/incompatible-library -- nothing that is memoised keeps its functions
  const rows = useVirtualizer({
    count: rowCount,
    getScrollElement,
    estimateSize: () => cell,
    overscan: 8,
    rangeExtractor: withKept(active.row - 1),
  });
  // The same function for the same widths: with another one all columns are measured anew.
  const keyOf = useCallback((index: number) => `${index} ${widths[index]}`, [widths]);
  const columns = useVirtualizer({
    horizontal: true,
    count: widths.length,
    getScrollElement,
    estimateSize: (index) => (widths[index] ?? 0) * rem,
    getItemKey: keyOf,
    overscan: 2,
    rangeExtractor: withKept(active.column - 1),
  });
  const indexes = columns.getVirtualItems().map((item) => item.index);
  const shown = indexes.filter((index) => index < widths.length).join(' ');
  const drawn = useMemo(
    () => drawnColumns(widths, shown === '' ? [] : shown.split(' ').map(Number)),
    [widths, shown],
  );
  const height = rows.scrollRect?.height ?? 0;
  return {
    scroller,
    shownRows: rows.getVirtualItems().map((item) => item.index),
    drawn,
    page: Math.max(1, Math.floor(height / cell) - 2),
  };
}
