// The rows and columns of the grid that are rendered: the visible ones, and always those with the focus.
import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type VisibleColumn, visibleColumns } from './column-widths.ts';
import type { GridPlace } from './grid-navigation.ts';
import { type RowLayout, rowAt } from './row-layout.ts';
import { assignSlots, type RowSlot } from './row-slots.ts';
import {
  columnsInWindow,
  emptyWindow,
  insertPlace,
  isSameWindow,
  rowsInWindow,
  type ScrollWindow,
  windowOf,
} from './scroll-window.ts';

/** The size of a rem and the height of a row, in pixels. */
export interface GridUnits {
  readonly rem: number;
  readonly cell: number;
}

/** Returns the current units. */
export function measureGrid(): GridUnits {
  const style = getComputedStyle(document.documentElement);
  const rem = Number.parseFloat(style.fontSize) || 16;
  return { rem, cell: (Number.parseFloat(style.getPropertyValue('--h-cell')) || 1.5) * rem };
}

export interface GridWindow {
  /** The rendered rows, and the elements that show them. */
  readonly slots: readonly RowSlot[];
  readonly renderedColumns: readonly VisibleColumn[];
  /** The number of rows of a page. */
  readonly page: number;
}

/** The id of the element in the head that is as wide as ten characters of a path. */
export const PATH_RULER = 'path-ruler';
const RULER_LENGTH = 10;
/** The space before and after a path, in rem. */
const PATH_PADDING = 1.25;

/** Returns how many characters of a path fit in a line of the column of URLs. */
function measureCapacity(ruler: Element | null, rem: number): number {
  const head = ruler?.closest('th');
  const character = (ruler?.getBoundingClientRect().width ?? 0) / RULER_LENGTH;
  return head && character > 0
    ? Math.max(1, Math.floor((head.offsetWidth - PATH_PADDING * rem) / character))
    : 0;
}

/**
 * Reports the visible area of an element, now and whenever it is scrolled or resized. It is read before anything
 * is written in a frame: reading it later would force a layout in the middle of a script.
 */
function watchScrollWindow(
  element: HTMLElement,
  { cell, rem }: GridUnits,
  onChange: (box: ScrollWindow) => void,
): () => void {
  let last = emptyWindow;
  const table = element.querySelector('table');
  const ruler = document.getElementById(PATH_RULER);
  let capacity = measureCapacity(ruler, rem);
  const columnWidth = () => Number.parseFloat(element.style.getPropertyValue('--column')) * rem;
  /** When columns come or go, the browser may take the button after the last one for where the table was. */
  const scrollToWholeColumn = () => {
    const column = columnWidth();
    const left = Math.round(element.scrollLeft / column) * column;
    if (Math.abs(left - element.scrollLeft) > 1) element.scrollLeft = left;
  };
  const update = (run: (act: () => void) => void) => {
    const column = columnWidth();
    const visible = windowOf(element, cell, column, capacity);
    const seen = `${Math.min(element.clientHeight, table?.offsetHeight ?? 0)}px`;
    if (element.style.getPropertyValue('--seen') !== seen) element.style.setProperty('--seen', seen);
    if (isSameWindow(visible, last)) return;
    last = visible;
    run(() => onChange(visible));
  };
  const runNow = (act: () => void) => act();
  // In the frame of the scroll event: later, the area that scrolls into view would be empty for a frame.
  const onScroll = () => update(flushSync);
  const sizes = new ResizeObserver(() => {
    capacity = measureCapacity(ruler, rem);
    scrollToWholeColumn();
    update(runNow);
  });
  update(runNow);
  element.addEventListener('scroll', onScroll, { passive: true });
  // More columns make the table wider, but not the element that scrolls; letter spacing only widens the ruler.
  for (const one of [element, table, ruler, ruler?.closest('th')]) if (one) sizes.observe(one);
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

/** Returns the visible area of the grid, and the ref of the element that scrolls. */
export function useScrollWindow(
  units: GridUnits,
): readonly [ScrollWindow, (element: HTMLDivElement) => () => void] {
  const [box, setBox] = useState(emptyWindow);
  const scroller = useCallback(
    (element: HTMLDivElement) => watchScrollWindow(element, units, setBox),
    [units],
  );
  return [box, scroller];
}

/**
 * Returns the part of the grid to render.
 * @param layout where rows are drawn @param column the width of columns, in rem, and @param count their number
 * @param active the place with the focus @param isLastPinned whether the last column is always visible
 */
export function useGridWindow(
  box: ScrollWindow,
  { rem, cell }: GridUnits,
  layout: RowLayout,
  column: number,
  count: number,
  active: GridPlace,
  isLastPinned: boolean,
): GridWindow {
  const rowCount = layout.tops.length - 1;
  const visibleRows = useMemo(() => {
    const rows = rowsInWindow(box, cell, rowCount, (distance) => rowAt(layout, distance / rem));
    return insertPlace(rows, active.row <= rowCount ? active.row - 1 : -1);
  }, [box, cell, rem, rowCount, layout, active.row]);
  const slots = useRowSlots(visibleRows, active.row - 1);
  const scrolled = isLastPinned ? count - 1 : count;
  const columnKey = insertPlace(
    columnsInWindow(box, column * rem, scrolled),
    active.column <= scrolled ? active.column - 1 : -1,
  ).join(' ');
  const renderedColumns = useMemo(() => {
    const indexes = columnKey === '' ? [] : columnKey.split(' ').map(Number);
    const columns = visibleColumns(column, scrolled, indexes);
    return isLastPinned ? [...columns, { index: scrolled, width: column, before: 0, after: 0 }] : columns;
  }, [column, scrolled, isLastPinned, columnKey]);
  const page = Math.max(1, Math.floor(box.height / cell) - 2);
  return { slots, renderedColumns, page };
}
