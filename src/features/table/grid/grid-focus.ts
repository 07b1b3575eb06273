// Finds places of the grid in the DOM, and moves the focus to them.
import { flushSync } from 'react-dom';
import type { GridPlace } from './grid-navigation.ts';

/** The id of the grid. */
export const GRID_ID = 'access-grid';

/** Returns the place of the cell or head that contains an element. */
export function gridPlaceOf(target: EventTarget): GridPlace | undefined {
  const cell = target instanceof Element ? target.closest(`#${GRID_ID} [aria-colindex]`) : null;
  const row = cell?.closest('[aria-rowindex]');
  return cell && row
    ? { row: Number(row.ariaRowIndex) - 1, column: Number(cell.ariaColIndex) - 1 }
    : undefined;
}

/** Returns the cell or head at a place, if it is rendered. */
export const gridElementAt = ({ row, column }: GridPlace): HTMLElement | null =>
  document.querySelector<HTMLElement>(
    `#${GRID_ID} [aria-rowindex="${row + 1}"] > [aria-colindex="${column + 1}"]`,
  );

/** Returns the element that scrolls the table. */
export const scroller = () => document.getElementById(GRID_ID)?.parentElement;

/**
 * Returns how far to scroll so that a range is within another, by whole steps if it is after the end. Less than a pixel
 * is nothing: sizes are rounded, and the browser would answer with a whole column in that direction.
 */
export function distanceInto(from: number, to: number, start: number, end: number, step: number): number {
  if (from < start - 1) return from - start;
  return to > end + 1 ? Math.ceil((to - end - 1) / step) * step : 0;
}

/** Scrolls a place into view, clear of the sticky heads and of the pinned column. */
export function scrollToPlace(at: GridPlace): void {
  const cell = gridElementAt(at);
  const box = scroller();
  const corner = gridElementAt({ row: 0, column: 0 })?.getBoundingClientRect();
  if (!cell || !box || !corner) return;
  const { left, right, top, bottom, width } = cell.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  // The field for more rows covers the last ones while it is used.
  const field = box.querySelector<HTMLElement>('[data-adds]:focus-within')?.offsetHeight ?? 0;
  const down = distanceInto(top, bottom, corner.bottom, view.top + box.clientHeight - field, 1);
  // Heads and the pinned column are always in view.
  const isFixed = at.column === 0 || cell.dataset['pinned'] !== undefined;
  const pinned = box.querySelector('th[data-pinned]')?.getBoundingClientRect();
  const isRtl = getComputedStyle(box).direction === 'rtl';
  const [start, end] = isRtl
    ? [(pinned?.right ?? view.left) + moreWidth(box), corner.left]
    : [corner.right, (pinned?.left ?? view.left + box.clientWidth) - moreWidth(box)];
  const along = isFixed ? 0 : distanceInto(left, right, start, end, width);
  if (down !== 0 || along !== 0) box.scrollBy(along, at.row === 0 ? 0 : down);
  // With large text the whole pane scrolls, too.
  const pane = box.parentElement?.getBoundingClientRect();
  const { bottom: edge } = cell.getBoundingClientRect();
  if (pane && edge > pane.bottom) box.parentElement?.scrollBy(0, edge - pane.bottom);
}

/** The width of the button at the columns that do not fit, if it is beside them. */
export function moreWidth(box: HTMLElement): number {
  const pinned = box.querySelector('th[data-pinned]');
  return pinned ? Number.parseFloat(getComputedStyle(pinned).marginInlineStart) : 0;
}

const activeElement = () => document.querySelector<HTMLElement>(`#${GRID_ID} [aria-colindex][tabindex="0"]`);

/** Focuses the place that has the tab stop of the grid. */
export function focusActivePlace(): void {
  const cell = activeElement();
  cell?.focus({ preventScroll: true });
  const at = cell && gridPlaceOf(cell);
  if (at) scrollToPlace(at);
}

/** Focuses the selected cell if it is rendered, otherwise the place that has the tab stop of the grid. */
export function focusChosenCell(selectedPlace: GridPlace): void {
  const cell = gridElementAt(selectedPlace) ?? activeElement();
  cell?.focus({ preventScroll: true });
  const at = cell && gridPlaceOf(cell);
  if (at) scrollToPlace(at);
}

/**
 * Moves the tab stop of the grid to a place and scrolls there, without the focus, in the next frame. The place is
 * rendered first, even if it is out of view.
 */
export function showPlace(at: GridPlace, setActive: (at: GridPlace) => void): void {
  requestAnimationFrame(() => {
    flushSync(() => setActive(at));
    scrollToPlace(at);
  });
}

/** Focuses a place, or the nearest existing one. The place is rendered first, even if it is out of view. */
export function focusPlace(at: GridPlace, setActive: (at: GridPlace) => void): void {
  flushSync(() => setActive(at));
  focusActivePlace();
}
