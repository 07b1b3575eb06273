// Moves the focus between the table and the explanation. Each registers the element to focus.
import { getPane, whenPaneMounted } from './panes.ts';

/** Focuses the explanation if it is shown, or its suggestions if there are any. */
export function focusTrace(): void {
  (getPane('suggestions') ?? getPane('trace'))?.focus();
}

/** Does the same while the page is still changing to the workbench. */
export const focusTraceOnceShown = (): void => whenPaneMounted('trace', focusTrace);

/** Focuses the selected cell, or the last focused place of the table. */
export const focusGrid = (): void => getPane('table-body')?.focus();
