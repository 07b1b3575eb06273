// The visible part of a large grid, rounded to steps: within a step nothing has to be rendered again.

/** A part of the grid in pixels, extended to whole steps. */
export interface ScrollWindow {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  /** The visible height, not extended. */
  readonly height: number;
}

export const emptyWindow: ScrollWindow = { top: 0, bottom: 0, left: 0, right: 0, height: 0 };

/** Rows per vertical step, and pixels per horizontal step. */
const ROWS_PER_STEP = 4;
const PIXELS_PER_STEP = 64;
/** Rows and columns that are rendered beyond the visible area, on each side. */
const OVERSCAN = { rows: 8, columns: 2 };

type ScrollPosition = Pick<HTMLElement, 'scrollTop' | 'scrollLeft' | 'clientHeight' | 'clientWidth'>;

/** Returns the window of an element at its scroll position. @param cell the height of a row in pixels */
export function windowOf(
  { scrollTop, scrollLeft, clientHeight, clientWidth }: ScrollPosition,
  cell: number,
): ScrollWindow {
  const down = (at: number, step: number) => Math.floor(at / step) * step;
  const up = (at: number, step: number) => Math.ceil(at / step) * step;
  return {
    top: down(scrollTop, ROWS_PER_STEP * cell),
    // The number of rows is the same at any scroll position, so that none is added or removed for a part of a
    // step.
    bottom:
      clientHeight &&
      down(scrollTop, ROWS_PER_STEP * cell) + up(clientHeight, ROWS_PER_STEP * cell) + ROWS_PER_STEP * cell,
    left: down(scrollLeft, PIXELS_PER_STEP),
    right: up(scrollLeft + clientWidth, PIXELS_PER_STEP),
    height: clientHeight,
  };
}

/** Returns the width in pixels that is certainly visible, however far the window was extended. */
export const minVisibleWidth = ({ left, right }: ScrollWindow): number =>
  Math.max(0, right - left - 2 * PIXELS_PER_STEP);

export const isSameWindow = (a: ScrollWindow, b: ScrollWindow): boolean =>
  a.top === b.top &&
  a.bottom === b.bottom &&
  a.left === b.left &&
  a.right === b.right &&
  a.height === b.height;

/**
 * Returns the indexes of the rows to render. If there are fewer rows than the scroll position needs, these are the
 * last ones: the browser will scroll back.
 */
export function rowsInWindow({ top, bottom }: ScrollWindow, cell: number, count: number): number[] {
  if (bottom === 0) return [];
  const to = Math.min(count, Math.ceil(bottom / cell) + OVERSCAN.rows);
  const max = Math.ceil((bottom - top) / cell) + 2 * OVERSCAN.rows;
  const from = Math.max(0, Math.min(Math.floor(top / cell) - OVERSCAN.rows, count - max));
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}

/** Returns the indexes of the columns to render. @param rem in pixels @param widths of all columns, in rem */
export function columnsInWindow(
  { left, right }: ScrollWindow,
  rem: number,
  widths: readonly number[],
): number[] {
  if (right === 0) return [];
  let first = -1;
  let last = -1;
  let end = 0;
  for (let place = 0; place < widths.length && end < right; place++) {
    end += widths[place]! * rem;
    if (first < 0 && end > left) first = place;
    last = place;
  }
  const from = Math.max(0, (first < 0 ? last : first) - OVERSCAN.columns);
  const to = Math.min(widths.length - 1, last + OVERSCAN.columns);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}

/** Adds one index to indexes that ascend without gaps. A negative one is not added. */
export function insertPlace(places: number[], extra: number): number[] {
  if (extra < 0 || (extra >= (places[0] ?? 0) && extra <= (places.at(-1) ?? -1))) return places;
  return [...places, extra].toSorted((a, b) => a - b);
}
