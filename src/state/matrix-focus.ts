// How the matrix and the trace find each other: by names in the page, as one pane knows nothing of the other.

/** The id of the grid's element. */
export const GRID_ID = 'access-grid';
/** The id of the trace's heading. */
export const TRACE_ID = 'trace-heading';

/** The id of the heading above edits that flip the cell. */
export const FLIP_ID = 'flip-heading';

/** Moves the focus to the trace, if it is shown: to the edits in it, if they are there. */
export function focusTrace(): void {
  (document.getElementById(FLIP_ID) ?? document.getElementById(TRACE_ID))?.focus();
}

/** Moves the focus to the chosen cell, or to the place in the grid where it was last. */
export function focusGrid(): void {
  const grid = document.getElementById(GRID_ID);
  const cell =
    grid?.querySelector<HTMLElement>('[aria-selected="true"][tabindex]') ??
    grid?.querySelector<HTMLElement>('[tabindex="0"]');
  cell?.focus();
}
