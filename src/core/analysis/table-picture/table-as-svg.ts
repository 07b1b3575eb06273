// Draws the table of answers as an SVG picture for a report. It needs no external resource, and its text can be
// selected and searched.

import { escapeXml } from '../../syntax/xml/escape-xml.ts';
import { escapeInvisible } from '../../text/escape-invisible.ts';
import { largestOf } from '../../text/large-lists.ts';
import { type ColumnLayout, layColumns, shapeWidth } from './columns.ts';
import {
  CELL_PADDING,
  COLUMN_LIMITS,
  codeFace,
  LINE_HEIGHT,
  PICTURE_MARGIN,
  plainFace,
  ROW_HEIGHT,
  smallFace,
  strongFace,
  titleFace,
  URL_END_LENGTH,
  URL_LIMITS,
} from './measures.ts';
import type { PictureAnswer, PictureStyle, PictureTable } from './picture-table.ts';
import { clamp, cutToWidth, textWidth, widestText } from './text-width.ts';

/** Draws text. `whole`: the full text, if `shown` is truncated. */
const drawText = (x: number, y: number, shown: string, rest = '', whole = shown): string => {
  const title = whole === shown ? '' : `<title>${escapeXml(whole)}</title>`;
  return `<text x="${x}" y="${y}"${rest}>${title}${escapeXml(shown)}</text>`;
};
const fillAttribute = (color: string) => ` fill="${escapeXml(color)}"`;
const STRONG_ATTRIBUTE = ' font-weight="600"';
const SMALL_ATTRIBUTE = ' font-size="11"';

const drawBox = (x: number, y: number, width: number, height: number, color: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${fillAttribute(color)}/>`;

/** Draws a horizontal line, one pixel thick. */
const drawRule = (x: number, y: number, width: number, color: string) => drawBox(x, y, width, 1, color);

/** Draws an answer in its cell. */
function drawAnswer<Tone extends string>(
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

/** Draws the legend, in as many lines as necessary. */
function drawLegend<Tone extends string>(
  { legend }: PictureTable<Tone>,
  look: PictureStyle<Tone>,
  [left, top, right]: readonly [number, number, number],
): { readonly drawn: string; readonly bottom: number } {
  let [x, y, drawn] = [left, top, ''];
  for (const { tone, word } of legend) {
    const width = Math.ceil(textWidth(word, strongFace) + shapeWidth(look.tones[tone]) + 2 * CELL_PADDING);
    if (x > left && x + width > right) [x, y] = [left, y + ROW_HEIGHT];
    drawn += drawAnswer({ tone, word }, look, [x, y, width]);
    x += width + CELL_PADDING;
  }
  return { drawn, bottom: legend.length > 0 ? y + ROW_HEIGHT : y };
}

function drawHead<Tone extends string>(
  columns: readonly ColumnLayout<Tone>[],
  look: PictureStyle<Tone>,
  [top, lines, corner]: readonly [number, number, string],
): string {
  const drawn = columns.map(({ x, head, notes }) => {
    const names = head.map((text, place) =>
      drawText(x + CELL_PADDING, top + 16 + place * LINE_HEIGHT, text, STRONG_ATTRIBUTE),
    );
    const below = top + 16 + lines * LINE_HEIGHT;
    const noteTexts = notes.map((text, place) => {
      const shown = cutToWidth(text, COLUMN_LIMITS.most - 2 * CELL_PADDING, smallFace);
      return drawText(
        x + CELL_PADDING,
        below + place * LINE_HEIGHT,
        shown,
        SMALL_ATTRIBUTE + fillAttribute(look.quiet),
        text,
      );
    });
    return names.join('') + noteTexts.join('');
  });
  return (
    drawText(PICTURE_MARGIN + CELL_PADDING, top + 16, corner, fillAttribute(look.quiet)) + drawn.join('')
  );
}

function drawRow<Tone extends string>(
  row: number,
  url: string,
  columns: readonly ColumnLayout<Tone>[],
  look: PictureStyle<Tone>,
  [top, first]: readonly [number, number],
): string {
  const y = top + row * ROW_HEIGHT;
  const whole = escapeInvisible(url);
  const shown = cutToWidth(whole, first - 2 * CELL_PADDING, codeFace, URL_END_LENGTH);
  const head = drawText(
    PICTURE_MARGIN + CELL_PADDING,
    y + 16,
    shown,
    ` font-family="${escapeXml(look.code)}"`,
    whole,
  );
  const cells = columns.map(({ x, width, answers }) => drawAnswer(answers[row]!, look, [x, y, width]));
  const end = columns.at(-1);
  const width = end ? end.x + end.width - PICTURE_MARGIN : first;
  return `<g>${head}${cells.join('')}${drawRule(PICTURE_MARGIN, y + ROW_HEIGHT - 1, width, look.line)}</g>`;
}

/**
 * Draws a table as SVG 1.1. The result is well-formed whatever the content is, without scripts, style sheets or
 * external resources. Texts that do not fit are truncated with a mark, and have their full text as title.
 * Invisible characters are shown by their codes. Sizes are estimated from the texts, so that the same table always
 * gives the same picture. Never throws.
 */
export function tableAsSvg<Tone extends string>(table: PictureTable<Tone>, look: PictureStyle<Tone>): string {
  const first = Math.ceil(
    clamp(
      URL_LIMITS.least,
      widestText([table.corner, ...table.urls].map(escapeInvisible), codeFace) + 2 * CELL_PADDING,
      URL_LIMITS.most,
    ),
  );
  const columns = layColumns(table, look.tones, PICTURE_MARGIN + first);
  const right = columns.reduce((_, { x, width }) => x + width, PICTURE_MARGIN + first);
  const heading = escapeInvisible(table.title);
  const facts = escapeInvisible(table.facts);
  const leastWidth = Math.min(720, Math.max(textWidth(heading, titleFace), textWidth(facts, plainFace)));
  const width = Math.ceil(Math.max(right, PICTURE_MARGIN + leastWidth) + PICTURE_MARGIN);
  const lines = Math.max(1, largestOf(columns.map(({ head }) => head.length)));
  const notes = Math.max(0, largestOf(columns.map(({ notes: columnNotes }) => columnNotes.length)));
  const top = PICTURE_MARGIN + 48;
  const body = top + CELL_PADDING * 2 + (lines + notes) * LINE_HEIGHT;
  const legend = drawLegend(table, look, [
    PICTURE_MARGIN,
    body + table.urls.length * ROW_HEIGHT + CELL_PADDING,
    width - PICTURE_MARGIN,
  ]);
  const height = legend.bottom + PICTURE_MARGIN;
  const room = width - 2 * PICTURE_MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="${escapeXml(look.words)}" font-size="12"${fillAttribute(look.ink)}>`,
    `<title>${escapeXml(heading)}</title><desc>${escapeXml(facts)}</desc>`,
    drawBox(0, 0, width, height, look.surface),
    drawText(
      PICTURE_MARGIN,
      PICTURE_MARGIN + 15,
      cutToWidth(heading, room, titleFace),
      `${STRONG_ATTRIBUTE} font-size="15"`,
      heading,
    ),
    drawText(
      PICTURE_MARGIN,
      PICTURE_MARGIN + 34,
      cutToWidth(facts, room, plainFace),
      fillAttribute(look.quiet),
      facts,
    ),
    drawBox(PICTURE_MARGIN, top, right - PICTURE_MARGIN, body - top, look.head),
    drawHead(columns, look, [
      top,
      lines,
      cutToWidth(escapeInvisible(table.corner), first - 2 * CELL_PADDING, codeFace),
    ]),
    drawRule(PICTURE_MARGIN, body - 1, right - PICTURE_MARGIN, look.edge),
    ...table.urls.map((url, row) => drawRow(row, url, columns, look, [body, first])),
    ...columns.map(({ x }) => drawBox(x, top, 1, body + table.urls.length * ROW_HEIGHT - top, look.line)),
    legend.drawn,
    '</svg>\n',
  ].join('\n');
}
