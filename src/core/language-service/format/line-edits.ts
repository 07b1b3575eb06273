// Formats one line: its whitespace and the case of its field name, which no reader distinguishes.

import { isPlainLine } from '../../document/plain-line.ts';
import { replaceInLine, type TextEdit } from '../../document/range.ts';
import { type Directive, type Format, LENIENT_FIELDS } from '../../syntax/directives.ts';
import { type LinePlaces, scanLine } from '../../syntax/field-lines.ts';
import { directiveOfKind, kindOfText, LINE_KIND } from '../../syntax/recognize.ts';
import type { LinePiece } from '../assistant.ts';
import { splitIntoPieces } from '../language-service.ts';
import type { FormatOptions } from './format-options.ts';

const ONLY_BLANKS = /^[ \t]*$/;

/** A replacement of columns. */
interface TextCut {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

function properFieldName({ name, open }: Directive, written: string): string {
  const beginning = open ? written.slice(0, name.length) : written;
  if (beginning.toLowerCase() !== name.toLowerCase()) return written;
  return name + written.slice(beginning.length);
}

function findCuts(
  text: string,
  places: LinePlaces,
  directive: Directive | undefined,
  options: FormatOptions,
) {
  const { nameStart, nameEnd, valueStart, valueEnd, comment } = places;
  const colon = text.indexOf(':', nameEnd);
  const name = text.slice(nameStart, nameEnd);
  const isEmpty = valueStart === valueEnd;
  const cuts: TextCut[] = [];
  const write = (from: number, to: number, next: string) => {
    const [start, end] = [Math.min(from, text.length), Math.min(to, text.length)];
    if (text.slice(start, end) !== next) cuts.push({ from: start, to: end, text: next });
  };
  if (options.indents) write(0, nameStart, '');
  if (options.names && directive) write(nameStart, nameEnd, properFieldName(directive, name));
  if (options.colons) write(nameEnd, colon, '');
  if (options.colons && !isEmpty) write(colon + 1, valueStart, ' ');
  if (options.ends && comment < 0) write(isEmpty ? colon + 1 : valueEnd, text.length, '');
  return cuts;
}

const applyCuts = (text: string, cuts: readonly TextCut[]) =>
  cuts
    .toReversed()
    .reduce((result, { from, to, text: next }) => result.slice(0, from) + next + result.slice(to), text);

const meaningOfPieces = (pieces: readonly LinePiece[]) =>
  pieces.map(({ kind, words, effect }) => [kind, effect, ...words].join('\n')).join('\n\n');

/** Whether a line has the same meaning, piece by piece, in its system. */
function hasSameMeaning(before: string, after: string, format: Format): boolean {
  const kind = (text: string) => kindOfText(text, format, LENIENT_FIELDS);
  return (
    kind(before) === kind(after) &&
    meaningOfPieces(splitIntoPieces(before, format)) === meaningOfPieces(splitIntoPieces(after, format))
  );
}

/**
 * Returns the edits that format line `line`; none if the line is not a field, or not the same field to every
 * reader.
 */
export function formatLineEdits(
  text: string,
  line: number,
  format: Format,
  options: FormatOptions,
): TextEdit[] {
  if (!isPlainLine(text)) return [];
  const places = scanLine(text);
  const kind = kindOfText(text, format, LENIENT_FIELDS);
  if (places.shape !== 'field' || kind < LINE_KIND.other) return [];
  const cuts = findCuts(text, places, directiveOfKind(format, kind), options);
  const after = applyCuts(text, cuts);
  const hasPlainIndent = ONLY_BLANKS.test(text.slice(0, places.nameStart));
  if (cuts.length === 0 || !hasPlainIndent || !hasSameMeaning(text, after, format)) return [];
  return cuts.map(({ from, to, text: next }) => replaceInLine(line, from, to, next));
}
