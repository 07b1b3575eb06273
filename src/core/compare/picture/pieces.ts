// Pieces of a picture: texts, boxes, an answer with its shape.
import { escapeXml } from '../../syntax/xml-escape.ts';
import { besideShape } from './columns.ts';
import { PAD, plain, ROW, strong } from './measures.ts';
import type { PicturedAnswer, PictureLook } from './table.ts';
import { cutToWidth } from './text-width.ts';

/** A text at a place; `whole` is what was cut to it. */
export const textAt = (x: number, y: number, shown: string, rest = '', whole = shown): string => {
  const told = whole === shown ? '' : `<title>${escapeXml(whole)}</title>`;
  return `<text x="${x}" y="${y}"${rest}>${told}${escapeXml(shown)}</text>`;
};
export const fill = (colour: string) => ` fill="${escapeXml(colour)}"`;
export const STRONG = ' font-weight="600"';
export const SMALL = ' font-size="11"';

export const box = (x: number, y: number, width: number, height: number, colour: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${fill(colour)}/>`;

/** A rule, one pixel thin. */
export const across = (x: number, y: number, width: number, colour: string) => box(x, y, width, 1, colour);

/** An answer in its cell. */
export function answerAt<Tone extends string>(
  { tone, word }: PicturedAnswer<Tone>,
  { tones }: PictureLook<Tone>,
  [x, y, width]: readonly [number, number, number],
): string {
  const look = tones[tone];
  const face = look.isStrong ? strong : plain;
  const room = width - 2 * PAD - besideShape(look);
  const shape =
    look.shape === undefined
      ? ''
      : `<g transform="translate(${x + PAD} ${y + 6})">${look.shape.replaceAll('currentColor', look.mark)}</g>`;
  const shown = cutToWidth(word, room, face);
  const rest = fill(look.ink) + (look.isStrong ? STRONG : '');
  const back = look.back === undefined ? '' : box(x, y, width, ROW, look.back);
  return back + shape + textAt(x + PAD + besideShape(look), y + 16, shown, rest, word);
}
