// Where the columns of a picture stand, and what they are headed with.

import { visible } from '../../text/hidden.ts';
import { addAll, greatest } from '../../text/many.ts';
import { COLUMN, NAME_LINES, PAD, SHAPE, small, strong } from './measures.ts';
import type { PicturedAnswer, PicturedColumn, PicturedTable, PictureLook, ToneLook } from './table.ts';
import { clamp, cutToWidth, textWidth, widest } from './text-width.ts';

/** Room for names, which may take several lines. */
const NAMES = COLUMN.most / 1.5 - 2 * PAD;

/** Lines of a name, ended behind a hyphen or before a capital where it is too long for one, else anywhere. */
function linesOf(name: string, width: number): string[] {
  const lines: string[] = [''];
  const pieces = name.split(/(?<=[-\s/_])|(?<=[a-z])(?=[A-Z])/).flatMap((piece) => fitting(piece, width));
  for (const piece of pieces) {
    const longer = lines.at(-1)! + piece;
    if (lines.at(-1) === '' || textWidth(longer, strong) <= width) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}

function fitting(piece: string, width: number): string[] {
  const parts = [''];
  for (const character of piece) {
    const longer = parts.at(-1)! + character;
    if (textWidth(longer, strong) <= width) parts[parts.length - 1] = longer;
    else parts.push(character);
  }
  return parts;
}

/** The head of a column: as many names as have room in full, then how many there are besides. */
function headLines(
  { names }: Pick<PicturedColumn<string>, 'names'>,
  more: (count: number) => string,
): string[] {
  const width = NAMES;
  const lines: string[] = [];
  for (const [place, name] of names.entries()) {
    const own = linesOf(visible(place === 0 ? name : `& ${name}`), width);
    const isLast = place === names.length - 1;
    const room = NAME_LINES - lines.length - (isLast ? 0 : 1);
    if (own.length > room && place > 0) return [...lines, more(names.length - place)];
    const shown = own.slice(0, room);
    if (own.length > room) shown[room - 1] = cutToWidth(`${shown[room - 1]}…`, width, strong);
    addAll(lines, shown);
  }
  return lines;
}

export interface Laid<Tone extends string> {
  readonly x: number;
  readonly width: number;
  readonly head: readonly string[];
  readonly notes: readonly string[];
  readonly answers: readonly PicturedAnswer<Tone>[];
}

/** Room for the shape of an answer. */
export const besideShape = (look: ToneLook | undefined) => (look?.shape === undefined ? 0 : SHAPE + 4);

/** Each column as wide as what stands in it, within limits. */
export function layColumns<Tone extends string>(
  { columns, more }: PicturedTable<Tone>,
  tones: PictureLook<Tone>['tones'],
  from: number,
): Laid<Tone>[] {
  let x = from;
  return columns.map((column) => {
    const head = headLines(column, more);
    const notes = column.notes.flatMap((note) => linesOf(visible(note), NAMES));
    const answers = column.answers.map(({ tone, word }) => ({ tone, word: visible(word) }));
    const needed = Math.max(
      widest(head, strong),
      widest(notes, small),
      greatest(
        [...new Map(answers.map((one) => [one.tone + one.word, one])).values()].map(
          ({ tone, word }) => textWidth(word, strong) + besideShape(tones[tone]),
        ),
      ),
    );
    const width = Math.ceil(clamp(COLUMN.least, needed + 2 * PAD, COLUMN.most));
    x += width;
    return { x: x - width, width, head, notes, answers };
  });
}
