// Windows: so many units in a row, as whole numbers by which texts that contain them are found.
import { int32s } from './int32s.ts';
import { bitsFor, slotOf } from './key-filter.ts';
import { moved } from './url-walk.ts';

/** So many units a whole number holds. */
const HELD = 4;

/** Widths of windows, the wide ones only for many texts: each width is a pass of its own over a URL. */
const WIDTHS = [1, 2, 3, 4, 6, 8] as const;
const MANY = 64;

const maskOf = (width: number) => (-1 >>> (8 * (HELD - width))) | 0;

/** Room for the windows of a text of ordinary length. */
const room = new Int32Array(256);

/** Units of one width. Windows that are wider than four stand for themselves nearly always: some share a number. */
export class Window {
  private readonly mask: number;
  /** How much wider than four. */
  private readonly gap: number;
  readonly width: number;

  constructor(width: number) {
    this.width = width;
    this.mask = maskOf(Math.min(width, HELD));
    this.gap = Math.max(0, width - HELD);
  }

  /** The number of the window that ends at a place, by the numbers of those of four units (`moved`). */
  at(fours: Int32Array, place: number): number {
    const low = fours[place]! & this.mask;
    return this.gap === 0 ? low : Math.imul(fours[place - this.gap]!, 0x85ebca6b) ^ low;
  }

  /** Calls `visit` with the number of each window in a text. */
  each(text: string, visit: (code: number) => void): void {
    const fours = text.length <= room.length ? room : new Int32Array(text.length);
    let four = 0;
    for (let i = 0; i < text.length; i++) {
      fours[i] = four = moved(four, text.charCodeAt(i));
      if (i >= this.width - 1) visit(this.at(fours, i));
    }
  }
}

/** The widest window that texts of a length, of which there are so many, are found by; 0 for the empty text. */
export const widthFor = (length: number, texts: number): number =>
  WIDTHS.findLast((width) => width <= length && (width <= HELD || texts > MANY)) ?? 0;

/** For each list of texts their rarest window. Some are counted as one, which makes them look less rare. */
export function rarestWindows(lists: readonly (readonly string[])[], window: Window): Int32Array {
  const bits = bitsFor(8 * lists.length);
  const counts = new Uint32Array(2 ** bits);
  const each = (texts: readonly string[], visit: (code: number) => void) => {
    for (const text of texts) window.each(text, visit);
  };
  for (const texts of lists) each(texts, (code) => counts[slotOf(code, bits)]!++);
  return int32s(lists, (texts) => {
    let [rarest, least] = [0, Infinity];
    each(texts, (code) => {
      const count = counts[slotOf(code, bits)]!;
      if (count < least) [rarest, least] = [code, count];
    });
    return rarest;
  });
}
