// What of a large grid is in sight, in steps: within a step nothing has to be drawn anew.

/** A piece of the grid in pixels, grown to whole steps. */
export interface ScrollWindow {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  /** How much is in sight, not grown. */
  readonly height: number;
}

export const emptyWindow: ScrollWindow = { top: 0, bottom: 0, left: 0, right: 0, height: 0 };

/** Rows of a step, and pixels of one to the side. */
const ROWS_PER_STEP = 4;
const PIXELS_PER_STEP = 64;
/** Rows and columns that are drawn beyond what is in sight, on each side. */
const OVERSCAN = { rows: 8, columns: 2 };

type ScrollPosition = Pick<HTMLElement, 'scrollTop' | 'scrollLeft' | 'clientHeight' | 'clientWidth'>;

/** Where an element is scrolled to. @param cell the height of a row in pixels */
export function windowOf(
  { scrollTop, scrollLeft, clientHeight, clientWidth }: ScrollPosition,
  cell: number,
): ScrollWindow {
  const down = (at: number, step: number) => Math.floor(at / step) * step;
  const up = (at: number, step: number) => Math.ceil(at / step) * step;
  return {
    top: down(scrollTop, ROWS_PER_STEP * cell),
    // As many rows wherever it is scrolled to: none is made or thrown away for a part of a step.
    bottom:
      clientHeight &&
      down(scrollTop, ROWS_PER_STEP * cell) + up(clientHeight, ROWS_PER_STEP * cell) + ROWS_PER_STEP * cell,
    left: down(scrollLeft, PIXELS_PER_STEP),
    right: up(scrollLeft + clientWidth, PIXELS_PER_STEP),
    height: clientHeight,
  };
}

/** What is surely in sight from side to side, in pixels, however it was grown. */
export const minVisibleWidth = ({ left, right }: ScrollWindow): number =>
  Math.max(0, right - left - 2 * PIXELS_PER_STEP);

export const isSameWindow = (a: ScrollWindow, b: ScrollWindow): boolean =>
  a.top === b.top &&
  a.bottom === b.bottom &&
  a.left === b.left &&
  a.right === b.right &&
  a.height === b.height;

/** The rows to draw, by place. Where there are fewer rows than it was scrolled to, the last ones: it will be scrolled back. */
export function rowsInWindow({ top, bottom }: ScrollWindow, cell: number, count: number): number[] {
  if (bottom === 0) return [];
  const to = Math.min(count, Math.ceil(bottom / cell) + OVERSCAN.rows);
  const most = Math.ceil((bottom - top) / cell) + 2 * OVERSCAN.rows;
  const from = Math.max(0, Math.min(Math.floor(top / cell) - OVERSCAN.rows, count - most));
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}

/** The columns to draw, by place. @param rem in pixels @param widths of all columns, in rem */
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

/** Places with one more wherever it is; a negative one is none. `places` are in rising order, without gaps. */
export function insertPlace(places: number[], kept: number): number[] {
  if (kept < 0 || (kept >= (places[0] ?? 0) && kept <= (places.at(-1) ?? -1))) return places;
  return [...places, kept].toSorted((a, b) => a - b);
}
