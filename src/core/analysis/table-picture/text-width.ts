// How wide a text is about to be where nothing can measure it: rather too wide than too narrow, so that nothing runs over.

/** `code`: all characters are alike. */
export interface FontFace {
  readonly size: number;
  readonly isCode?: boolean;
  readonly isStrong?: boolean;
}

/** Widths in the size of the face: of narrow, broad and other letters of common faces, and of a face for code. */
const NARROW_WIDTH = 0.36;
const BROAD_WIDTH = 1;
const CAPITAL_WIDTH = 0.74;
const OTHER_WIDTH = 0.6;
const CODE_WIDTH = 0.62;
const STRONG_FACTOR = 1.06;
/** From here on there are signs that take a square. */
const FIRST_FULL_WIDTH = '\u1100';

const isNarrow = /[ijl.,:;|!'()[\] ]/;
const isBroad = /[mwMW@%…—&]/;
const isCapital = /[A-Z0-9]/;

function characterWidth(character: string, { isCode }: FontFace): number {
  if (character >= FIRST_FULL_WIDTH && character !== '…') return 1.3;
  if (isCode) return CODE_WIDTH;
  if (isNarrow.test(character)) return NARROW_WIDTH;
  if (isBroad.test(character)) return BROAD_WIDTH;
  return isCapital.test(character) ? CAPITAL_WIDTH : OTHER_WIDTH;
}

/** At least the width of a text, in the unit of the face's size. */
export function textWidth(text: string, face: FontFace): number {
  let width = 0;
  for (const character of text) width += characterWidth(character, face);
  return width * face.size * (face.isStrong ? STRONG_FACTOR : 1);
}

const CUT_MARK = '…';

/**
 * A text that fits into a width; what is cut is marked, and up to `end` characters at its end stay.
 * @param end how many characters at the end are kept where something has to go.
 */
export function cutToWidth(text: string, width: number, face: FontFace, end = 0): string {
  if (textWidth(text, face) <= width) return text;
  const characters = Array.from(text);
  const tail = end > 0 ? characters.slice(-end).join('') : '';
  let left = width - textWidth(CUT_MARK + tail, face);
  let kept = '';
  for (const character of characters) {
    left -= textWidth(character, face);
    if (left < 0) break;
    kept += character;
  }
  return kept + CUT_MARK + tail;
}

/** The width of the widest. */
export const widestText = (texts: readonly string[], face: FontFace): number =>
  texts.reduce((most, text) => Math.max(most, textWidth(text, face)), 0);

/** The value, but no less and no more. */
export const clamp = (least: number, value: number, most: number): number =>
  Math.min(Math.max(least, value), most);
