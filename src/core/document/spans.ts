// Spans of the text of a document: the coordinates of JSON, XML and HTML, which have no use for lines. Converts them
// to lines and columns, and changes of spans to edits.

import { memoizeByKey } from '../text/lazy.ts';
import { endOfLine } from './lines.ts';
import type { Position, Range, TextEdit } from './range.ts';
import type { Source } from './source.ts';

/** A span of the text, as offsets in UTF-16 code units. `end` is excluded. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** The offset at which each item starts, and at the end the offset after the last one. */
type StartOffsets = ArrayLike<number>;

function createStarts<T>(items: readonly T[], lengthOf: (item: T) => number): StartOffsets {
  let start = 0;
  return [0, ...items.map((item) => (start += lengthOf(item)))];
}

/** The index of the last item that starts at or before an offset. */
function lastStartBefore(starts: StartOffsets, offset: number): number {
  let low = 0;
  let high = Math.max(0, starts.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * The offsets at which the chunks of a document start. Kept because positions are requested one by one, and each
 * is found in its chunk.
 */
const startsOfChunks = memoizeByKey(
  ({ lines }: Source): StartOffsets => createStarts(lines.chunks, ({ characters }) => characters.length),
);

/** The line and column of an offset. An offset within a line ending is after the last character of the line. */
export function positionAt(source: Source, offset: number): Position {
  const { chunks, starts } = source.lines;
  const chunkStarts = startsOfChunks(source);
  const at = lastStartBefore(chunkStarts, offset);
  const chunk = chunks[at]!;
  const offsetInChunk = offset - chunkStarts[at]!;
  const line = lastStartBefore(chunk.starts, offsetInChunk);
  return {
    line: starts[at]! + line,
    column: Math.min(offsetInChunk, endOfLine(chunk, line)) - chunk.starts[line]!,
  };
}

/** Converts a span of the text to lines and columns. */
export const rangeOf = (source: Source, { start, end }: TextSpan): Range => ({
  start: positionAt(source, start),
  end: positionAt(source, end),
});

/** Creates an edit that replaces a span of the text. */
const editAt = (source: Source, span: TextSpan, text: string): TextEdit => ({
  range: rangeOf(source, span),
  text,
});

/** Replaces the text at `at` with `text`. */
export interface SpanChange {
  readonly at: TextSpan;
  readonly text: string;
}

/** Inserts a text at an offset. */
export const insertion = (offset: number, text: string): SpanChange => ({
  at: { start: offset, end: offset },
  text,
});

/** The edits for changes that do not overlap, in any order. An insertion within or next to a deleted span is kept. */
export function applySpanChanges(source: Source, changes: readonly SpanChange[]): TextEdit[] {
  return changes
    .toSorted((a, b) => a.at.start - b.at.start || a.at.end - b.at.end)
    .map(({ at, text }) => editAt(source, at, text));
}
