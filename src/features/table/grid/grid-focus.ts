// Finding places of the grid in the page, and bringing the focus to them.
import { flushSync } from 'react-dom';
import type { GridPlace } from './grid-navigation.ts';

/** The id of the grid. */
export const GRID_ID = 'access-grid';

/** The place of the cell or head that an element stands in. */
export function gridPlaceOf(target: EventTarget): GridPlace | undefined {
  const cell = target instanceof Element ? target.closest(`#${GRID_ID} [aria-colindex]`) : null;
  const row = cell?.closest('[aria-rowindex]');
  return cell && row
    ? { row: Number(row.ariaRowIndex) - 1, column: Number(cell.ariaColIndex) - 1 }
    : undefined;
}

/** The cell or head at a place, if it is drawn. */
export const gridElementAt = ({ row, column }: GridPlace): HTMLElement | null =>
  document.querySelector<HTMLElement>(
    `#${GRID_ID} [aria-rowindex="${row + 1}"] > [aria-colindex="${column + 1}"]`,
  );

/** Brings a place into sight, beside the heads that stick to the edges. */
export function scrollToPlace(at: GridPlace): void {
  const cell = gridElementAt(at);
  const scroller = document.getElementById(GRID_ID)?.parentElement;
  const corner = gridElementAt({ row: 0, column: 0 });
  if (!cell || !scroller || !corner) return;
  // The column at the end is in sight as it is.
  const isPinned = cell.dataset['pinned'] !== undefined;
  const end = isPinned ? 0 : (scroller.querySelector<HTMLElement>('th[data-pinned]')?.offsetWidth ?? 0);
  const { offsetHeight: top, offsetWidth: start } = corner;
  // The field for more rows covers the last ones while it is in use.
  const bottom = scroller.querySelector<HTMLElement>('[data-adds]:focus-within')?.offsetHeight ?? 0;
  scroller.style.scrollPadding = `${top}px 0 ${bottom}px`;
  scroller.style.scrollPaddingInline = `${start}px ${end}px`;
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const activeElement = () => document.querySelector<HTMLElement>(`#${GRID_ID} [aria-colindex][tabindex="0"]`);

/** Gives the focus to the place that has the grid's tab stop. */
export function focusActivePlace(): void {
  const cell = activeElement();
  cell?.focus({ preventScroll: true });
  const at = cell && gridPlaceOf(cell);
  if (at) scrollToPlace(at);
}

/** Gives the focus to the chosen cell if it is drawn, else to the place that has the grid's tab stop. */
export function focusChosenCell(chosen: GridPlace): void {
  const cell = gridElementAt(chosen) ?? activeElement();
  cell?.focus();
}

/** Gives the focus to a place, or to the nearest that exists: it is drawn first, wherever it is. */
export function focusPlace(at: GridPlace, setActive: (at: GridPlace) => void): void {
  flushSync(() => setActive(at));
  focusActivePlace();
}
