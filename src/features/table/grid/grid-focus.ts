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

/** Scrolls a place into view, clear of the sticky heads. */
export function scrollToPlace(at: GridPlace): void {
  const cell = gridElementAt(at);
  const scroller = document.getElementById(GRID_ID)?.parentElement;
  const corner = gridElementAt({ row: 0, column: 0 });
  if (!cell || !scroller || !corner) return;
  // The pinned column is always in view.
  const isPinned = cell.dataset['pinned'] !== undefined;
  const end = isPinned ? 0 : (scroller.querySelector<HTMLElement>('th[data-pinned]')?.offsetWidth ?? 0);
  const { offsetHeight: top, offsetWidth: start } = corner;
  // The field for more rows covers the last ones while it is used.
  const bottom = scroller.querySelector<HTMLElement>('[data-adds]:focus-within')?.offsetHeight ?? 0;
  scroller.style.scrollPadding = `${top}px 0 ${bottom}px`;
  scroller.style.scrollPaddingInline = `${start}px ${end}px`;
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
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
  cell?.focus();
}

/** Focuses a place, or the nearest existing one. The place is rendered first, even if it is out of view. */
export function focusPlace(at: GridPlace, setActive: (at: GridPlace) => void): void {
  flushSync(() => setActive(at));
  focusActivePlace();
}
