// The visible part of a large grid, rounded to steps: within a step nothing has to be rendered again.

/** A part of the grid in pixels, extended to whole steps. */
export interface ScrollWindow {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  /** The visible height, not extended. */
  readonly height: number;
  /** The number of columns before and after those in sight. */
  readonly before: number;
  readonly after: number;
  /** How many characters of a path fit in a line; 0 while that is not known. */
  readonly capacity: number;
}

export const emptyWindow: ScrollWindow = {
  top: 0,
  bottom: 0,
  left: 0,
  right: 0,
  height: 0,
  before: 0,
  after: 0,
  capacity: 0,
};

/** Rows per vertical step, and pixels per horizontal step. */
const ROWS_PER_STEP = 4;
const PIXELS_PER_STEP = 64;
/** Rows and columns that are rendered beyond the visible area, on each side. */
const OVERSCAN = { rows: 8, columns: 2 };

type ScrollPosition = Pick<
  HTMLElement,
  'scrollTop' | 'scrollLeft' | 'scrollWidth' | 'clientHeight' | 'clientWidth'
>;

/**
 * Returns the window of an element at its scroll position.
 * @param cell the height of a row, and @param column the width of a column, in pixels
 */
export function windowOf(
  { scrollTop, scrollLeft, scrollWidth, clientHeight, clientWidth }: ScrollPosition,
  cell: number,
  column: number,
  capacity: number,
): ScrollWindow {
  const columnsIn = (width: number) => (column > 0 ? Math.max(0, Math.round(width / column)) : 0);
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
    before: columnsIn(Math.abs(scrollLeft)),
    after: columnsIn(scrollWidth - clientWidth - Math.abs(scrollLeft)),
    capacity,
  };
}

/** Returns the width in pixels that is certainly visible, however far the window was extended. */
export const minVisibleWidth = ({ left, right }: ScrollWindow): number =>
  Math.max(0, right - left - 2 * PIXELS_PER_STEP);

export const isSameWindow = (a: ScrollWindow, b: ScrollWindow): boolean =>
  (Object.keys(a) as (keyof ScrollWindow)[]).every((key) => a[key] === b[key]);

const placesBetween = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

/**
 * Returns the indexes of the rows to render. If there are fewer rows than the scroll position needs, these are the
 * last ones: the browser will scroll back.
 * @param rowAt returns the row at a distance from the top, in pixels
 */
export function rowsInWindow(
  { top, bottom }: ScrollWindow,
  cell: number,
  count: number,
  rowAt: (distance: number) => number,
): number[] {
  if (bottom === 0) return [];
  const to = Math.min(count, rowAt(bottom - 1) + 1 + OVERSCAN.rows);
  const max = Math.ceil((bottom - top) / cell) + 2 * OVERSCAN.rows;
  const from = Math.max(0, Math.min(rowAt(top) - OVERSCAN.rows, Math.max(0, count - max)));
  return placesBetween(from, to);
}

/** Returns the indexes of the columns to render, of `count` columns. @param width of a column, in pixels */
export function columnsInWindow({ left, right }: ScrollWindow, width: number, count: number): number[] {
  if (right === 0) return [];
  const last = Math.min(count, Math.ceil(right / width)) - 1;
  const from = Math.max(0, Math.min(Math.floor(left / width), last) - OVERSCAN.columns);
  return placesBetween(from, Math.min(count, last + 1 + OVERSCAN.columns));
}

/** Adds one index to indexes that ascend without gaps. A negative one is not added. */
export function insertPlace(places: number[], extra: number): number[] {
  if (extra < 0 || (extra >= (places[0] ?? 0) && extra <= (places.at(-1) ?? -1))) return places;
  return [...places, extra].toSorted((a, b) => a - b);
}
