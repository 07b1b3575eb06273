// From offsets into the text of a document to lines and columns.

import type { Span } from '../../syntax/xml-token.ts';
import { lineAt, sliceLines } from '../../text/lines.ts';
import type { Position, Range, TextEdit } from '../../text/range.ts';
import type { Source } from '../../text/source.ts';

/** By line, the offset of its first character. */
function lineStarts({ lines }: Source): readonly number[] {
  const starts: number[] = [];
  let at = 0;
  for (const { text, eol } of sliceLines(lines, 0, lines.length)) {
    starts.push(at);
    at += text.length + eol.length;
  }
  return starts;
}

const known = new WeakMap<Source, readonly number[]>();

function startsOf(source: Source): readonly number[] {
  let starts = known.get(source);
  if (!starts) known.set(source, (starts = lineStarts(source)));
  return starts;
}

/** The line and column of an offset; behind the characters of a line if it points into its ending. */
export function positionAt(source: Source, offset: number): Position {
  const starts = startsOf(source);
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  const length = lineAt(source.lines, low)?.text.length ?? 0;
  return { line: low, column: Math.min(offset - (starts[low] ?? 0), length) };
}

export const rangeOf = (source: Source, { start, end }: Span): Range => ({
  start: positionAt(source, start),
  end: positionAt(source, end),
});

/** An edit of a stretch of the text. */
export const editAt = (source: Source, span: Span, text: string): TextEdit => ({
  range: rangeOf(source, span),
  text,
});
