// The table of answers as a picture for a report: SVG that needs nothing from outside, whose texts can be read and found.

import { escapeXml } from '../../syntax/xml-escape.ts';
import { visible } from '../../text/hidden.ts';
import { greatest } from '../../text/many.ts';
import { besideShape, type Laid, layColumns } from './columns.ts';
import { COLUMN, code, END, LINE, MARGIN, PAD, plain, ROW, small, strong, title, URLS } from './measures.ts';
import { across, answerAt, box, fill, SMALL, STRONG, textAt } from './pieces.ts';
import type { PicturedTable, PictureLook } from './table.ts';
import { clamp, cutToWidth, textWidth, widest } from './text-width.ts';

/** The legend, in as many lines as it takes. */
function legendOf<Tone extends string>(
  { legend }: PicturedTable<Tone>,
  look: PictureLook<Tone>,
  [left, top, right]: readonly [number, number, number],
): { readonly drawn: string; readonly bottom: number } {
  let [x, y, drawn] = [left, top, ''];
  for (const { tone, word } of legend) {
    const width = Math.ceil(textWidth(word, strong) + besideShape(look.tones[tone]) + 2 * PAD);
    if (x > left && x + width > right) [x, y] = [left, y + ROW];
    drawn += answerAt({ tone, word }, look, [x, y, width]);
    x += width + PAD;
  }
  return { drawn, bottom: legend.length > 0 ? y + ROW : y };
}

function headOf<Tone extends string>(
  columns: readonly Laid<Tone>[],
  look: PictureLook<Tone>,
  [top, lines, corner]: readonly [number, number, string],
): string {
  const drawn = columns.map(({ x, head, notes }) => {
    const names = head.map((text, place) => textAt(x + PAD, top + 16 + place * LINE, text, STRONG));
    const below = top + 16 + lines * LINE;
    const told = notes.map((text, place) => {
      const shown = cutToWidth(text, COLUMN.most - 2 * PAD, small);
      return textAt(x + PAD, below + place * LINE, shown, SMALL + fill(look.quiet), text);
    });
    return names.join('') + told.join('');
  });
  return textAt(MARGIN + PAD, top + 16, corner, fill(look.quiet)) + drawn.join('');
}

function rowOf<Tone extends string>(
  row: number,
  url: string,
  columns: readonly Laid<Tone>[],
  look: PictureLook<Tone>,
  [top, first]: readonly [number, number],
): string {
  const y = top + row * ROW;
  const whole = visible(url);
  const shown = cutToWidth(whole, first - 2 * PAD, code, END);
  const head = textAt(MARGIN + PAD, y + 16, shown, ` font-family="${escapeXml(look.code)}"`, whole);
  const cells = columns.map(({ x, width, answers }) => answerAt(answers[row]!, look, [x, y, width]));
  const end = columns.at(-1);
  const width = end ? end.x + end.width - MARGIN : first;
  return `<g>${head}${cells.join('')}${across(MARGIN, y + ROW - 1, width, look.line)}</g>`;
}

/**
 * Draws a table as SVG 1.1: well-formed whatever stands in it, without script, style sheet or anything from elsewhere. Texts
 * that have no room end in a mark and are there in full as their title; what cannot be seen stands there by its code.
 * Sizes are estimated from the texts, so that the same table always gives the same picture. Never throws.
 */
export function tableAsSvg<Tone extends string>(table: PicturedTable<Tone>, look: PictureLook<Tone>): string {
  const first = Math.ceil(
    clamp(URLS.least, widest([table.corner, ...table.urls].map(visible), code) + 2 * PAD, URLS.most),
  );
  const columns = layColumns(table, look.tones, MARGIN + first);
  const right = columns.reduce((_, { x, width }) => x + width, MARGIN + first);
  const heading = visible(table.title);
  const facts = visible(table.facts);
  const leastWidth = Math.min(720, Math.max(textWidth(heading, title), textWidth(facts, plain)));
  const width = Math.ceil(Math.max(right, MARGIN + leastWidth) + MARGIN);
  const lines = Math.max(1, greatest(columns.map(({ head }) => head.length)));
  const notes = Math.max(0, greatest(columns.map(({ notes: told }) => told.length)));
  const top = MARGIN + 48;
  const body = top + PAD * 2 + (lines + notes) * LINE;
  const legend = legendOf(table, look, [MARGIN, body + table.urls.length * ROW + PAD, width - MARGIN]);
  const height = legend.bottom + MARGIN;
  const room = width - 2 * MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="${escapeXml(look.words)}" font-size="12"${fill(look.ink)}>`,
    `<title>${escapeXml(heading)}</title><desc>${escapeXml(facts)}</desc>`,
    box(0, 0, width, height, look.surface),
    textAt(MARGIN, MARGIN + 15, cutToWidth(heading, room, title), `${STRONG} font-size="15"`, heading),
    textAt(MARGIN, MARGIN + 34, cutToWidth(facts, room, plain), fill(look.quiet), facts),
    box(MARGIN, top, right - MARGIN, body - top, look.head),
    headOf(columns, look, [top, lines, cutToWidth(visible(table.corner), first - 2 * PAD, code)]),
    across(MARGIN, body - 1, right - MARGIN, look.edge),
    ...table.urls.map((url, row) => rowOf(row, url, columns, look, [body, first])),
    ...columns.map(({ x }) => box(x, top, 1, body + table.urls.length * ROW - top, look.line)),
    legend.drawn,
    '</svg>\n',
  ].join('\n');
}
