// Which rows and columns of the grid are drawn: those in sight, and the one that has the focus wherever it is.
import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type VisibleColumn, visibleColumns } from './column-widths.ts';
import type { GridPlace } from './grid-navigation.ts';
import { type RowLayout, rowInLine } from './row-layout.ts';
import { assignSlots, type RowSlot } from './row-slots.ts';
import {
  columnsInWindow,
  emptyWindow,
  insertPlace,
  isSameWindow,
  minVisibleWidth,
  rowsInWindow,
  type ScrollWindow,
  windowOf,
} from './scroll-window.ts';

/** The size of a rem and of a cell in pixels, as the page is set now. */
export function measureGrid(): { rem: number; cell: number } {
  const style = getComputedStyle(document.documentElement);
  const rem = Number.parseFloat(style.fontSize) || 16;
  return { rem, cell: (Number.parseFloat(style.getPropertyValue('--h-cell')) || 1.5) * rem };
}

export interface GridWindow {
  /** For the element that scrolls. */
  readonly scroller: (element: HTMLDivElement) => () => void;
  /** What of the rows is drawn, and in which elements. */
  readonly slots: readonly RowSlot[];
  readonly drawn: readonly VisibleColumn[];
  /** Rows in a page. */
  readonly page: number;
  /** At least as wide is what is in sight, in rem. */
  readonly width: number;
  /** How high it is, in pixels. */
  readonly height: number;
}

/** Says of an element, for the style, whether columns lie beyond its end, and how high it is. */
function setEdgeAttribute(element: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth, clientHeight, dataset, style } = element;
  const isMore = scrollWidth - clientWidth - Math.abs(scrollLeft) > 1;
  const height = `${clientHeight}px`;
  if (isMore && style.getPropertyValue('--seen') !== height) style.setProperty('--seen', height);
  if (isMore === 'more' in dataset) return;
  if (isMore) dataset['more'] = 'true';
  else delete dataset['more'];
}

/**
 * Tells what of an element is in sight, now and when it is scrolled or has another size. That is read before anything is
 * written in a frame: to read it afterwards would have the page laid out in the midst of a script.
 */
function watchScrollWindow(
  element: HTMLElement,
  cell: number,
  tell: (box: ScrollWindow) => void,
): () => void {
  let last = emptyWindow;
  const look = (set: (act: () => void) => void) => {
    const seen = windowOf(element, cell);
    setEdgeAttribute(element);
    if (isSameWindow(seen, last)) return;
    last = seen;
    set(() => tell(seen));
  };
  const atOnce = (act: () => void) => act();
  // In the frame of the scrolling: later, what comes into sight would be empty for a frame.
  const onScroll = () => look(flushSync);
  const sizes = new ResizeObserver(() => look(atOnce));
  look(atOnce);
  element.addEventListener('scroll', onScroll, { passive: true });
  sizes.observe(element);
  // More columns make the table wider, not what it scrolls in.
  const table = element.querySelector('table');
  if (table) sizes.observe(table);
  return () => {
    element.removeEventListener('scroll', onScroll);
    sizes.disconnect();
  };
}

/** Which elements show which rows: as few of them as can be are made anew. @param active the row with the tab stop */
function useRowSlots(shown: readonly number[], active: number): readonly RowSlot[] {
  const [held, hold] = useState(() => ({ shown, active, slots: assignSlots(shown, []) }));
  if (held.shown === shown) return held.slots;
  const slots = assignSlots(shown, held.slots, held.active);
  hold({ shown, active, slots });
  return slots;
}

/**
 * @param layout where the rows stand
 * @param widths those of all columns, in rem @param active the place with the focus
 * @param isLastPinned whether the last column is in sight wherever the others are scrolled to
 */
export function useGridWindow(
  rowCount: number,
  layout: RowLayout,
  widths: readonly number[],
  active: GridPlace,
  isLastPinned: boolean,
): GridWindow {
  const [{ rem, cell }] = useState(measureGrid);
  const [box, setBox] = useState(emptyWindow);
  const scroller = useCallback((element: HTMLDivElement) => watchScrollWindow(element, cell, setBox), [cell]);
  const shownRows = useMemo(() => {
    const lines = rowsInWindow(box, cell, rowCount + layout.groups.length);
    const rows = new Set(lines.map((line) => Math.min(rowInLine(layout, line), rowCount - 1)));
    return insertPlace([...rows], active.row <= rowCount ? active.row - 1 : -1);
  }, [box, cell, rowCount, layout, active.row]);
  const slots = useRowSlots(shownRows, active.row - 1);
  const count = isLastPinned ? widths.length - 1 : widths.length;
  const moving = useMemo(() => widths.slice(0, count), [widths, count]);
  const shown = insertPlace(
    columnsInWindow(box, rem, moving),
    active.column <= count ? active.column - 1 : -1,
  ).join(' ');
  const drawn = useMemo(() => {
    const columns = visibleColumns(moving, shown === '' ? [] : shown.split(' ').map(Number));
    const pinned = widths.slice(count).map((width) => ({ index: count, width, before: 0, after: 0 }));
    return [...columns, ...pinned];
  }, [widths, moving, count, shown]);
  const page = Math.max(1, Math.floor(box.height / cell) - 2);
  return { scroller, slots, drawn, page, width: minVisibleWidth(box) / rem, height: box.height };
}
