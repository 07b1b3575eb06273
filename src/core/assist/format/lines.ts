// One line written evenly: blanks and the case of its name, nothing that any reader looks at.
import { type Directive, type Format, LENIENT_FIELDS } from '../../syntax/directives.ts';
import { type LinePlaces, scanLine } from '../../syntax/field-lines.ts';
import { directiveOfKind, kindOfText, LINE_KIND } from '../../syntax/recognize.ts';
import { isPlainLine } from '../../text/plain-line.ts';
import { replaceInLine, type TextEdit } from '../../text/range.ts';
import type { Piece } from '../assistant.ts';
import { piecesOf } from '../index.ts';
import type { FormatOptions } from './options.ts';

const BLANKS = /^[ \t]*$/;

/** A replacement of columns. */
interface Cut {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

function ownName({ name, open }: Directive, written: string): string {
  const beginning = open ? written.slice(0, name.length) : written;
  if (beginning.toLowerCase() !== name.toLowerCase()) return written;
  return name + written.slice(beginning.length);
}

function cutsOf(text: string, places: LinePlaces, directive: Directive | undefined, asked: FormatOptions) {
  const { nameStart, nameEnd, valueStart, valueEnd, comment } = places;
  const colon = text.indexOf(':', nameEnd);
  const name = text.slice(nameStart, nameEnd);
  const isEmpty = valueStart === valueEnd;
  const cuts: Cut[] = [];
  const put = (from: number, to: number, wanted: string) => {
    const [start, end] = [Math.min(from, text.length), Math.min(to, text.length)];
    if (text.slice(start, end) !== wanted) cuts.push({ from: start, to: end, text: wanted });
  };
  if (asked.indents) put(0, nameStart, '');
  if (asked.names && directive) put(nameStart, nameEnd, ownName(directive, name));
  if (asked.colons) put(nameEnd, colon, '');
  if (asked.colons && !isEmpty) put(colon + 1, valueStart, ' ');
  if (asked.ends && comment < 0) put(isEmpty ? colon + 1 : valueEnd, text.length, '');
  return cuts;
}

const applied = (text: string, cuts: readonly Cut[]) =>
  cuts.toReversed().reduce((now, { from, to, text: put }) => now.slice(0, from) + put + now.slice(to), text);

const saidBy = (pieces: readonly Piece[]) =>
  pieces.map(({ kind, words, effect }) => [kind, effect, ...words].join('\n')).join('\n\n');

/** Whether a line says the same, piece by piece, to the system whose line it is. */
function saysTheSame(before: string, after: string, format: Format): boolean {
  const kind = (text: string) => kindOfText(text, format, LENIENT_FIELDS);
  return kind(before) === kind(after) && saidBy(piecesOf(before, format)) === saidBy(piecesOf(after, format));
}

/** The edits that write line `line` evenly; none for what is no field, or not the same field to everybody. */
export function lineEdits(text: string, line: number, format: Format, asked: FormatOptions): TextEdit[] {
  if (!isPlainLine(text)) return [];
  const places = scanLine(text);
  const kind = kindOfText(text, format, LENIENT_FIELDS);
  if (places.shape !== 'field' || kind < LINE_KIND.other) return [];
  const cuts = cutsOf(text, places, directiveOfKind(format, kind), asked);
  const after = applied(text, cuts);
  const areBlanks = BLANKS.test(text.slice(0, places.nameStart));
  if (cuts.length === 0 || !areBlanks || !saysTheSame(text, after, format)) return [];
  return cuts.map(({ from, to, text: put }) => replaceInLine(line, from, to, put));
}
