// Windows: so many units in a row, as whole numbers by which texts that contain them are found.
import { toInt32Array } from './int32s.ts';
import { slotOfKey, tableBits } from './key-filter.ts';
import { shiftWindow } from './url-walk.ts';

/** So many units a whole number holds. */
const UNITS_PER_NUMBER = 4;

/** Widths of windows, the wide ones only for many texts: each width is a pass of its own over a URL. */
const WINDOW_WIDTHS = [1, 2, 3, 4, 6, 8] as const;
const MANY_TEXTS = 64;

const maskOfWidth = (width: number) => (-1 >>> (8 * (UNITS_PER_NUMBER - width))) | 0;

/** Room for the windows of a text of ordinary length. */
const windowCounters = new Int32Array(256);

/** Units of one width. Windows that are wider than four stand for themselves nearly always: some share a number. */
export class UnitWindow {
  private readonly mask: number;
  /** How much wider than four. */
  private readonly gap: number;
  readonly width: number;

  constructor(width: number) {
    this.width = width;
    this.mask = maskOfWidth(Math.min(width, UNITS_PER_NUMBER));
    this.gap = Math.max(0, width - UNITS_PER_NUMBER);
  }

  /** The number of the window that ends at a place, by the numbers of those of four units (`moved`). */
  at(fours: Int32Array, place: number): number {
    const low = fours[place]! & this.mask;
    return this.gap === 0 ? low : Math.imul(fours[place - this.gap]!, 0x85ebca6b) ^ low;
  }

  /** Calls `visit` with the number of each window in a text. */
  each(text: string, visit: (code: number) => void): void {
    const fours = text.length <= windowCounters.length ? windowCounters : new Int32Array(text.length);
    let four = 0;
    for (let i = 0; i < text.length; i++) {
      fours[i] = four = shiftWindow(four, text.charCodeAt(i));
      if (i >= this.width - 1) visit(this.at(fours, i));
    }
  }
}

/** The widest window that texts of a length, of which there are so many, are found by; 0 for the empty text. */
export const windowWidthFor = (length: number, texts: number): number =>
  WINDOW_WIDTHS.findLast((width) => width <= length && (width <= UNITS_PER_NUMBER || texts > MANY_TEXTS)) ??
  0;

/** For each list of texts their rarest window. Some are counted as one, which makes them look less rare. */
export function findRarestWindows(lists: readonly (readonly string[])[], window: UnitWindow): Int32Array {
  const bits = tableBits(8 * lists.length);
  const counts = new Uint32Array(2 ** bits);
  const each = (texts: readonly string[], visit: (code: number) => void) => {
    for (const text of texts) window.each(text, visit);
  };
  for (const texts of lists) each(texts, (code) => counts[slotOfKey(code, bits)]!++);
  return toInt32Array(lists, (texts) => {
    let [rarest, least] = [0, Infinity];
    each(texts, (code) => {
      const count = counts[slotOfKey(code, bits)]!;
      if (count < least) [rarest, least] = [code, count];
    });
    return rarest;
  });
}
