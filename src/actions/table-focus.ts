// How the table and the explanation give each other the focus: each registers what takes it.
import { getPane, whenPaneMounted } from './panes.ts';

/** Moves the focus to the explanation, if it is shown: to the suggestions in it, if they are there. */
export function focusTrace(): void {
  (getPane('suggestions') ?? getPane('trace'))?.focus();
}

/** The same where the page is only now being changed to the workbench. */
export const focusTraceOnceShown = (): void => whenPaneMounted('trace', focusTrace);

/** Moves the focus to the chosen cell, or to the place in the table where it was last. */
export const focusGrid = (): void => getPane('table-body')?.focus();
