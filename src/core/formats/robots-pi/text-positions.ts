// From offsets into the text of a document to lines and columns.

import type { SourceLine } from '../../document/lines.ts';
import type { Position, Range, TextEdit } from '../../document/range.ts';
import type { Source } from '../../document/source.ts';
import type { TextSpan } from '../../syntax/xml/tokens.ts';
import { memoizeByKey } from '../../text/lazy.ts';

/** Offsets of the first characters of some things, and behind the last of them. */
type StartOffsets = readonly number[];

function createStarts<T>(things: readonly T[], lengthOf: (thing: T) => number): StartOffsets {
  let start = 0;
  return [0, ...things.map((thing) => (start += lengthOf(thing)))];
}

/** The last of the things that does not begin behind an offset. */
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

const lengthOfLine = ({ text, eol }: SourceLine) => text.length + eol.length;

/** Where the chunks of a document begin. Kept because places are asked for one by one, and each is found in its chunk. */
const startsOfChunks = memoizeByKey(
  ({ lines }: Source): StartOffsets =>
    createStarts(lines.chunks, (chunk) => chunk.reduce((sum, line) => sum + lengthOfLine(line), 0)),
);

/** The line and column of an offset; behind the characters of a line if it points into its ending. */
export function positionAt(source: Source, offset: number): Position {
  const { chunks, starts } = source.lines;
  const inSource = startsOfChunks(source);
  const at = lastStartBefore(inSource, offset);
  const chunk = chunks[at]!;
  const inChunk = createStarts(chunk, lengthOfLine);
  const own = offset - inSource[at]!;
  const line = lastStartBefore(inChunk, own);
  return { line: starts[at]! + line, column: Math.min(own - inChunk[line]!, chunk[line]!.text.length) };
}

/** A stretch of the text in lines and columns. */
export const rangeOf = (source: Source, { start, end }: TextSpan): Range => ({
  start: positionAt(source, start),
  end: positionAt(source, end),
});

/** An edit of a stretch of the text. */
export const editAt = (source: Source, span: TextSpan, text: string): TextEdit => ({
  range: rangeOf(source, span),
  text,
});
