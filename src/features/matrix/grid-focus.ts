// Finding places of the grid in the page, and bringing the focus to them.
import { flushSync } from 'react-dom';
import { GRID_ID } from '../../state/table/matrix-focus.ts';
import type { Place } from './places.ts';

/** The id of the box for URLs: where the focus goes when the grid is empty. */
export const ADD_URLS_ID = 'add-urls';
/** The id of the button that asks for files with URLs: where the focus goes when they were taken. */
export const FROM_FILE_ID = 'from-a-file';
/** The button that opens the catalogue. */
export const CRAWLERS_ID = 'crawlers';

/** The place of the cell or head that an element stands in. */
export function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest(`#${GRID_ID} [aria-colindex]`) : null;
  const row = cell?.closest('[aria-rowindex]');
  return cell && row
    ? { row: Number(row.ariaRowIndex) - 1, column: Number(cell.ariaColIndex) - 1 }
    : undefined;
}

/** The cell or head at a place, if it is drawn. */
export const elementAt = ({ row, column }: Place): HTMLElement | null =>
  document.querySelector<HTMLElement>(
    `#${GRID_ID} [aria-rowindex="${row + 1}"] > [aria-colindex="${column + 1}"]`,
  );

/** Brings a place into sight, beside the heads that stick to the edges. */
export function reveal(at: Place): void {
  const cell = elementAt(at);
  const scroller = document.getElementById(GRID_ID)?.parentElement;
  const corner = elementAt({ row: 0, column: 0 });
  if (!cell || !scroller || !corner) return;
  scroller.style.scrollPadding = `${corner.offsetHeight}px 0 0 ${corner.offsetWidth}px`;
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Gives the focus to the place that has the grid's tab stop. */
export function focusActive(): void {
  const cell = document.querySelector<HTMLElement>(`#${GRID_ID} [aria-colindex][tabindex="0"]`);
  cell?.focus({ preventScroll: true });
  const at = cell && placeOf(cell);
  if (at) reveal(at);
}

/** Gives the focus to a place, or to the nearest that exists: it is drawn first, wherever it is. */
export function goTo(at: Place, setActive: (at: Place) => void): void {
  flushSync(() => setActive(at));
  focusActive();
}
