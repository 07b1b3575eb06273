// Computes the positions, widths and headers of the columns of a picture.

import { escapeInvisible } from '../../text/escape-invisible.ts';
import { addAll, largestOf } from '../../text/large-lists.ts';
import {
  CELL_PADDING,
  COLUMN_LIMITS,
  MAX_NAME_LINES,
  SHAPE_SIZE,
  smallFace,
  strongFace,
} from './measures.ts';
import type { PictureAnswer, PictureColumn, PictureStyle, PictureTable, ToneStyle } from './picture-table.ts';
import { clamp, cutToWidth, textWidth, widestText } from './text-width.ts';

/** The width of names, which may have several lines. */
const NAMES_WIDTH = COLUMN_LIMITS.most / 1.5 - 2 * CELL_PADDING;

/** Joins pieces to lines of a given width. A piece that is wider gets its own line. */
function joinToWidth(pieces: Iterable<string>, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line === '' || textWidth(line + piece, strongFace) <= width) line += piece;
    else {
      lines.push(line);
      line = piece;
    }
  }
  return [...lines, line];
}

/** Wraps a name into lines: after a hyphen or before a capital letter if it is too long, otherwise anywhere. */
function wrapName(name: string, width: number): string[] {
  const words = name.split(/(?<=[-\s/_])|(?<=[a-z])(?=[A-Z])/);
  return joinToWidth(
    words.flatMap((word) => joinToWidth(word, width)),
    width,
  );
}

/** Returns the header of a column: as many complete names as fit, then the number of the others. */
function columnHeadLines(
  { names }: Pick<PictureColumn<string>, 'names'>,
  more: (count: number) => string,
): string[] {
  const width = NAMES_WIDTH;
  const lines: string[] = [];
  for (const [place, name] of names.entries()) {
    const nameLines = wrapName(escapeInvisible(place === 0 ? name : `& ${name}`), width);
    const isLast = place === names.length - 1;
    const room = MAX_NAME_LINES - lines.length - (isLast ? 0 : 1);
    if (nameLines.length > room && place > 0) return [...lines, more(names.length - place)];
    const shown = nameLines.slice(0, room);
    if (nameLines.length > room) shown[room - 1] = cutToWidth(`${shown[room - 1]}…`, width, strongFace);
    addAll(lines, shown);
  }
  return lines;
}

export interface ColumnLayout<Tone extends string> {
  readonly x: number;
  readonly width: number;
  readonly head: readonly string[];
  readonly notes: readonly string[];
  readonly answers: readonly PictureAnswer<Tone>[];
}

/** Returns the width of the shape of an answer. */
export const shapeWidth = (look: ToneStyle | undefined) => (look?.shape === undefined ? 0 : SHAPE_SIZE + 4);

/** Lays out the columns, each as wide as its content, within limits. */
export function layColumns<Tone extends string>(
  { columns, more }: PictureTable<Tone>,
  tones: PictureStyle<Tone>['tones'],
  from: number,
): ColumnLayout<Tone>[] {
  let x = from;
  return columns.map((column) => {
    const head = columnHeadLines(column, more);
    const notes = column.notes.flatMap((note) => wrapName(escapeInvisible(note), NAMES_WIDTH));
    const answers = column.answers.map(({ tone, word }) => ({ tone, word: escapeInvisible(word) }));
    const needed = Math.max(
      widestText(head, strongFace),
      widestText(notes, smallFace),
      largestOf(
        [...new Map(answers.map((one) => [one.tone + one.word, one])).values()].map(
          ({ tone, word }) => textWidth(word, strongFace) + shapeWidth(tones[tone]),
        ),
      ),
    );
    const width = Math.ceil(clamp(COLUMN_LIMITS.least, needed + 2 * CELL_PADDING, COLUMN_LIMITS.most));
    x += width;
    return { x: x - width, width, head, notes, answers };
  });
}
