// Positions in a file, as lines and columns: the only coordinates of edits.

/** A position before a character: 0-based line; 0-based column in UTF-16 code units, the ending excluded. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** From `start` up to, not including, `end`. A range across lines includes their endings. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** Replaces the text in `range` by `text`. Line breaks in `text` are literal: LF, CRLF and CR are not converted. */
export interface TextEdit {
  readonly range: Range;
  readonly text: string;
}

/** Returns a negative number, 0 or a positive number if `a` is before, at or after `b`. */
export function comparePositions(a: Position, b: Position): number {
  return a.line - b.line || a.column - b.column;
}

/** Sorts ranges by position. Of two that begin at one place the shorter is first, so an insertion before a deletion. */
export const compareRanges = (a: Range, b: Range): number =>
  comparePositions(a.start, b.start) || comparePositions(a.end, b.end);

/** Whether a range is completely inside another. */
export const isWithin = (inner: Range, outer: Range): boolean =>
  comparePositions(inner.start, outer.start) >= 0 && comparePositions(inner.end, outer.end) <= 0;

/** Makes an edit that replaces the columns `from` up to `to` of one line. */
export function replaceInLine(line: number, from: number, to: number, text: string): TextEdit {
  return { range: { start: { line, column: from }, end: { line, column: to } }, text };
}

/** Makes an edit that inserts `text` before column `column` of `line`. */
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
