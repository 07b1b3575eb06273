// How wide a text is about to be where nothing can measure it: rather too wide than too narrow, so that nothing runs over.

/** `code`: all characters are alike. */
export interface Face {
  readonly size: number;
  readonly isCode?: boolean;
  readonly isStrong?: boolean;
}

/** Widths in the size of the face: of narrow, broad and other letters of common faces, and of a face for code. */
const NARROW = 0.36;
const BROAD = 1;
const CAPITAL = 0.74;
const OTHER = 0.6;
const CODE = 0.62;
const STRONG = 1.06;
/** From here on there are signs that take a square. */
const SQUARES = 0x1100;

const isNarrow = /[ijl.,:;|!'()[\] ]/;
const isBroad = /[mwMW@%…—&]/;
const isCapital = /[A-Z0-9]/;

function characterWidth(character: string, { isCode }: Face): number {
  if (character.codePointAt(0)! >= SQUARES && character !== '…') return 1.3;
  if (isCode) return CODE;
  if (isNarrow.test(character)) return NARROW;
  if (isBroad.test(character)) return BROAD;
  return isCapital.test(character) ? CAPITAL : OTHER;
}

/** At least the width of a text, in the unit of the face's size. */
export function textWidth(text: string, face: Face): number {
  let width = 0;
  for (const character of text) width += characterWidth(character, face);
  return width * face.size * (face.isStrong ? STRONG : 1);
}

const MARK = '…';

/**
 * A text that fits into a width; what is cut is marked, and up to `end` characters at its end stay.
 * @param end how many characters at the end are kept where something has to go.
 */
export function cutToWidth(text: string, width: number, face: Face, end = 0): string {
  if (textWidth(text, face) <= width) return text;
  const characters = Array.from(text);
  const tail = end > 0 ? characters.slice(-end).join('') : '';
  let left = width - textWidth(MARK + tail, face);
  let kept = '';
  for (const character of characters) {
    left -= textWidth(character, face);
    if (left < 0) break;
    kept += character;
  }
  return kept + MARK + tail;
}

/** The width of the widest. */
export const widest = (texts: readonly string[], face: Face): number =>
  texts.reduce((most, text) => Math.max(most, textWidth(text, face)), 0);

/** The value, but no less and no more. */
export const clamp = (least: number, value: number, most: number): number =>
  Math.min(Math.max(least, value), most);
