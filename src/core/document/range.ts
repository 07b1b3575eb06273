// Places in a file, as lines and columns: the only coordinates an edit may use.

/** A place before a character: 0-based line, 0-based column in UTF-16 code units of the line's text (its ending excluded). */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** From `start` up to, not including, `end`. Crossing a line includes that line's ending, whatever it is. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** Replace what stands in `range` by `text`. Line breaks in `text` are literal: LF, CRLF and CR each stay what they are. */
export interface TextEdit {
  readonly range: Range;
  readonly text: string;
}

/** Negative, zero or positive as `a` stands before, at or after `b`. */
export function comparePositions(a: Position, b: Position): number {
  return a.line - b.line || a.column - b.column;
}

/** The order of ranges in a file: of two that begin at one place the shorter comes first, so an insertion before a deletion. */
export const compareRanges = (a: Range, b: Range): number =>
  comparePositions(a.start, b.start) || comparePositions(a.end, b.end);

/** Whether all of a range lies in another. */
export const isWithin = (inner: Range, outer: Range): boolean =>
  comparePositions(inner.start, outer.start) >= 0 && comparePositions(inner.end, outer.end) <= 0;

/** An edit that replaces the columns `from` up to `to` of one line. */
export function replaceInLine(line: number, from: number, to: number, text: string): TextEdit {
  return { range: { start: { line, column: from }, end: { line, column: to } }, text };
}

/** An edit that inserts `text` before column `column` of `line`. */
export function insertAt(line: number, column: number, text: string): TextEdit {
  return replaceInLine(line, column, column, text);
}

/** Columns of a line, in UTF-16 code units. */
export interface LineColumns {
  readonly from: number;
  readonly to: number;
}

/** A range within one line. */
export const rangeInLine = (line: number, { from, to }: LineColumns): Range => ({
  start: { line, column: from },
  end: { line, column: to },
});
