// Estimates the width of text where it cannot be measured. The estimate is rather too wide than too narrow, so
// that nothing overflows.

/** `code`: all characters have the same width. */
export interface FontFace {
  readonly size: number;
  readonly isCode?: boolean;
  readonly isStrong?: boolean;
}

/** Widths in units of the font size: narrow, broad and other letters of common fonts, and a monospaced font. */
const NARROW_WIDTH = 0.36;
const BROAD_WIDTH = 1;
const CAPITAL_WIDTH = 0.74;
const OTHER_WIDTH = 0.6;
const CODE_WIDTH = 0.62;
const STRONG_FACTOR = 1.06;
/** From this character on there are full-width characters. */
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

/** Returns an upper estimate of the width of a text, in the unit of the font size. */
export function textWidth(text: string, face: FontFace): number {
  let width = 0;
  for (const character of text) width += characterWidth(character, face);
  return width * face.size * (face.isStrong ? STRONG_FACTOR : 1);
}

const CUT_MARK = '…';

/**
 * Truncates a text to a width, with a mark where characters were removed.
 * @param end the number of characters at the end that are kept.
 */
export function cutToWidth(text: string, width: number, face: FontFace, end = 0): string {
  if (textWidth(text, face) <= width) return text;
  const characters = Array.from(text);
  const tail = end > 0 ? characters.slice(-end).join('') : '';
  let remainingWidth = width - textWidth(CUT_MARK + tail, face);
  let beginning = '';
  for (const character of characters) {
    remainingWidth -= textWidth(character, face);
    if (remainingWidth < 0) break;
    beginning += character;
  }
  return beginning + CUT_MARK + tail;
}

/** Returns the width of the widest text. */
export const widestText = (texts: readonly string[], face: FontFace): number =>
  texts.reduce((most, text) => Math.max(most, textWidth(text, face)), 0);

/** Limits a value to a range. */
export const clamp = (least: number, value: number, most: number): number =>
  Math.min(Math.max(least, value), most);
