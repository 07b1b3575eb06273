// The rows and columns of the grid that are rendered: the visible ones, and always those with the focus.
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

/** Returns the current size of a rem and of a cell, in pixels. */
export function measureGrid(): { rem: number; cell: number } {
  const style = getComputedStyle(document.documentElement);
  const rem = Number.parseFloat(style.fontSize) || 16;
  return { rem, cell: (Number.parseFloat(style.getPropertyValue('--h-cell')) || 1.5) * rem };
}

export interface GridWindow {
  /** The ref of the scrolling element. */
  readonly scroller: (element: HTMLDivElement) => () => void;
  /** The rendered rows, and the elements that show them. */
  readonly slots: readonly RowSlot[];
  readonly renderedColumns: readonly VisibleColumn[];
  /** The number of rows of a page. */
  readonly page: number;
  /** The minimum visible width, in rem. */
  readonly width: number;
  /** The visible height, in pixels. */
  readonly height: number;
}

/** Sets the attributes that the style needs: whether columns follow beyond the end, and the visible height. */
function setEdgeAttribute(element: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth, clientHeight, dataset, style } = element;
  const hasMore = scrollWidth - clientWidth - Math.abs(scrollLeft) > 1;
  const height = `${clientHeight}px`;
  if (hasMore && style.getPropertyValue('--seen') !== height) style.setProperty('--seen', height);
  if (hasMore === 'more' in dataset) return;
  if (hasMore) dataset['more'] = 'true';
  else delete dataset['more'];
}

/**
 * Reports the visible area of an element, now and whenever it is scrolled or resized. It is read before anything
 * is written in a frame: reading it later would force a layout in the middle of a script.
 */
function watchScrollWindow(
  element: HTMLElement,
  cell: number,
  onChange: (box: ScrollWindow) => void,
): () => void {
  let last = emptyWindow;
  const update = (run: (act: () => void) => void) => {
    const visible = windowOf(element, cell);
    setEdgeAttribute(element);
    if (isSameWindow(visible, last)) return;
    last = visible;
    run(() => onChange(visible));
  };
  const runNow = (act: () => void) => act();
  // In the frame of the scroll event: later, the area that scrolls into view would be empty for a frame.
  const onScroll = () => update(flushSync);
  const sizes = new ResizeObserver(() => update(runNow));
  update(runNow);
  element.addEventListener('scroll', onScroll, { passive: true });
  sizes.observe(element);
  // More columns make the table wider, but not the element that scrolls.
  const table = element.querySelector('table');
  if (table) sizes.observe(table);
  return () => {
    element.removeEventListener('scroll', onScroll);
    sizes.disconnect();
  };
}

/** Assigns rows to elements and reuses as many as possible. @param active the row with the tab stop */
function useRowSlots(visibleRows: readonly number[], active: number): readonly RowSlot[] {
  const [state, setState] = useState(() => ({ visibleRows, active, slots: assignSlots(visibleRows, []) }));
  if (state.visibleRows === visibleRows) return state.slots;
  const slots = assignSlots(visibleRows, state.slots, state.active);
  setState({ visibleRows, active, slots });
  return slots;
}

/**
 * Returns the part of the grid to render.
 * @param layout the lines in which rows are drawn
 * @param widths the widths of all columns, in rem @param active the place with the focus
 * @param isLastPinned whether the last column is always visible
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
  const visibleRows = useMemo(() => {
    const lines = rowsInWindow(box, cell, rowCount + layout.groups.length);
    const rows = new Set(lines.map((line) => Math.min(rowInLine(layout, line), rowCount - 1)));
    return insertPlace([...rows], active.row <= rowCount ? active.row - 1 : -1);
  }, [box, cell, rowCount, layout, active.row]);
  const slots = useRowSlots(visibleRows, active.row - 1);
  const count = isLastPinned ? widths.length - 1 : widths.length;
  const scrolledWidths = useMemo(() => widths.slice(0, count), [widths, count]);
  const columnKey = insertPlace(
    columnsInWindow(box, rem, scrolledWidths),
    active.column <= count ? active.column - 1 : -1,
  ).join(' ');
  const renderedColumns = useMemo(() => {
    const columns = visibleColumns(scrolledWidths, columnKey === '' ? [] : columnKey.split(' ').map(Number));
    const pinned = widths.slice(count).map((width) => ({ index: count, width, before: 0, after: 0 }));
    return [...columns, ...pinned];
  }, [widths, scrolledWidths, count, columnKey]);
  const page = Math.max(1, Math.floor(box.height / cell) - 2);
  return { scroller, slots, renderedColumns, page, width: minVisibleWidth(box) / rem, height: box.height };
}
