// Pieces of a picture: texts, boxes, an answer with its shape.
import { escapeXml } from '../../syntax/xml-escape.ts';
import { shapeWidth } from './columns.ts';
import { CELL_PADDING, plainFace, ROW_HEIGHT, strongFace } from './measures.ts';
import type { PictureAnswer, PictureStyle } from './table.ts';
import { cutToWidth } from './text-width.ts';

/** A text at a place; `whole` is what was cut to it. */
export const drawText = (x: number, y: number, shown: string, rest = '', whole = shown): string => {
  const told = whole === shown ? '' : `<title>${escapeXml(whole)}</title>`;
  return `<text x="${x}" y="${y}"${rest}>${told}${escapeXml(shown)}</text>`;
};
export const fillAttribute = (colour: string) => ` fill="${escapeXml(colour)}"`;
export const STRONG_ATTRIBUTE = ' font-weight="600"';
export const SMALL_ATTRIBUTE = ' font-size="11"';

export const drawBox = (x: number, y: number, width: number, height: number, colour: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${fillAttribute(colour)}/>`;

/** A rule, one pixel thin. */
export const drawRule = (x: number, y: number, width: number, colour: string) =>
  drawBox(x, y, width, 1, colour);

/** An answer in its cell. */
export function drawAnswer<Tone extends string>(
  { tone, word }: PictureAnswer<Tone>,
  { tones }: PictureStyle<Tone>,
  [x, y, width]: readonly [number, number, number],
): string {
  const look = tones[tone];
  const face = look.isStrong ? strongFace : plainFace;
  const room = width - 2 * CELL_PADDING - shapeWidth(look);
  const shape =
    look.shape === undefined
      ? ''
      : `<g transform="translate(${x + CELL_PADDING} ${y + 6})">${look.shape.replaceAll('currentColor', look.mark)}</g>`;
  const shown = cutToWidth(word, room, face);
  const rest = fillAttribute(look.ink) + (look.isStrong ? STRONG_ATTRIBUTE : '');
  const back = look.back === undefined ? '' : drawBox(x, y, width, ROW_HEIGHT, look.back);
  return back + shape + drawText(x + CELL_PADDING + shapeWidth(look), y + 16, shown, rest, word);
}
