// How the matrix and the trace find each other: by names in the page, as one pane knows nothing of the other.

/** The id of the grid's element. */
export const GRID_ID = 'access-grid';
/** The id of the trace's heading. */
export const TRACE_ID = 'trace-heading';

/** The id of the heading above edits that flip the cell. */
export const SUGGESTIONS_ID = 'flip-heading';

/**
 * Moves the focus to the trace, if it is shown: to the edits in it, if they are there. `frames`: how long to wait for
 * it where the page is only now being changed.
 */
export function focusTrace(frames = 0): void {
  const heading = document.getElementById(SUGGESTIONS_ID) ?? document.getElementById(TRACE_ID);
  if (heading) heading.focus();
  else if (frames > 0) requestAnimationFrame(() => focusTrace(frames - 1));
}

/** Frames in which another page has become the workbench. */
export const PAGE_CHANGE_FRAMES = 12;

/** Moves the focus to the chosen cell, or to the place in the grid where it was last. */
export function focusGrid(): void {
  const table = document.getElementById(GRID_ID);
  const cell =
    table?.querySelector<HTMLElement>('[aria-selected="true"][tabindex]') ??
    table?.querySelector<HTMLElement>('[tabindex="0"]');
  cell?.focus();
}
