// Places whole lines: the one module that knows which ending a new line gets and what the end of a file is.
//
// A file that ends in a line break has an empty last line, which no reader counts as a line: nothing is placed after
// it and it is never removed, so such a file keeps its final line break. A file without one gets none either: a line
// appended to `a` gives `a LF new`, and removing the last lines removes the line break before them too.
//
// The octets of a byte order mark that are text of the first line stay the first of the file, whatever is placed,
// moved or removed there: anywhere else they spoil a line for every reader.

import { columnAfterMark } from './byte-order-mark.ts';
import { type Eol, type Lines, lineAt, sliceLines } from './lines.ts';
import type { Position, TextEdit } from './range.ts';
import type { Source } from './source.ts';

/** The part of a source that placing lines needs. */
type LineTarget = Pick<Source, 'lines' | 'encoding'>;

/** A line to be written. A SourceLine is written unchanged. A line without an ending gets its neighbor's. */
export interface PlacedLine {
  readonly text: string;
  readonly eol?: Eol;
}

/** A replacement of `remove` lines from line `at` on (0-based; the number of lines means the end of the file). */
export interface LineChange {
  readonly at: number;
  readonly remove: number;
  readonly insert: readonly PlacedLine[];
}

/**
 * The edits for changes of whole lines, which all refer to the same source. They may be in any order and adjacent.
 * Lines that one change removes and another inserts are moved: they keep their identity.
 * @throws RangeError if a change is outside the file or two changes remove the same line.
 */
export function placeLines(source: LineTarget, changes: readonly LineChange[]): TextEdit[] {
  const { lines } = source;
  const mark = columnAfterMark(source);
  const inOrder = changes
    .map((change) => clampChange(lines, mark > 0 ? keepByteOrderMark(lines, change, mark) : change))
    .filter((change) => change.remove > 0 || change.insert.length > 0)
    .toSorted((a, b) => a.at - b.at || a.remove - b.remove);
  return mergeChanges(inOrder).map((change) => editOfChange(lines, change, mark));
}

/** Inserts lines before line `before`. The number of lines (or the empty last line) appends them. */
export function insertLines(source: LineTarget, before: number, texts: readonly string[]): TextEdit[] {
  return placeLines(source, [{ at: before, remove: 0, insert: texts.map((text) => ({ text })) }]);
}

/** Deletes the lines `from` up to, not including, `to`. */
export function deleteLines(source: LineTarget, from: number, to: number): TextEdit[] {
  return placeLines(source, [{ at: from, remove: to - from, insert: [] }]);
}

/** Removes the mark from the first line where a change inserts it again, since the mark stays where it is. */
function keepByteOrderMark(lines: Lines, change: LineChange, mark: number): LineChange {
  const first = lineAt(lines, 0);
  const insert = change.insert.map((line) =>
    line === first ? { ...line, text: line.text.slice(mark) } : line,
  );
  return { ...change, insert };
}

function clampChange(lines: Lines, { at, remove, insert }: LineChange): LineChange {
  if (!(at >= 0 && remove >= 0 && at + remove <= lines.length)) {
    throw new RangeError(`lines ${at} to ${at + remove}: there are ${lines.length} lines`);
  }
  const end = lineAt(lines, lines.length - 1)?.text === '' ? lines.length - 1 : lines.length;
  const from = Math.min(at, end);
  return { at: from, remove: Math.min(remove, end - from), insert };
}

/** Joins adjacent changes into one, so that what is known about the end of the file holds for all of it. */
function mergeChanges(changes: readonly LineChange[]): LineChange[] {
  const result: { at: number; remove: number; insert: PlacedLine[] }[] = [];
  for (const { at, remove, insert } of changes) {
    const open = result.at(-1);
    const end = open ? open.at + open.remove : -1;
    if (at < end) throw new RangeError(`two changes of line ${at}`);
    if (!open || at > end) result.push({ at, remove, insert: [...insert] });
    else {
      open.remove += remove;
      for (const line of insert) open.insert.push(line);
    }
  }
  return result;
}

function editOfChange(lines: Lines, { at, remove, insert }: LineChange, mark: number): TextEdit {
  const ending = endingAt(lines, at);
  const startOf = (line: number): Position => ({ line, column: line === 0 ? mark : 0 });
  const start = startOf(at);
  if (at + remove < lines.length) {
    return { range: { start, end: startOf(at + remove) }, text: printLines(insert, ending, ending) };
  }
  const end = endOfLine(lines, lines.length - 1);
  const text = printLines(insert, ending, '');
  if (remove === 0) return { range: { start: end, end }, text: ending + text };
  if (insert.length > 0 || at === 0) return { range: { start, end }, text };
  return { range: { start: endOfLine(lines, at - 1), end }, text };
}

/** The ending for a line placed before line `at`: that of the line above, else of the line below, else LF. */
function endingAt(lines: Lines, at: number): Eol {
  return [at - 1, at - 2, at].map((line) => lineAt(lines, line)?.eol).find((eol) => eol) ?? '\n';
}

const endOfLine = (lines: Lines, line: number): Position => ({
  line,
  column: lineAt(lines, line)?.text.length ?? 0,
});

/** The text of placed lines. `last` is the ending of the last one, '' at the end of a file. Never merges CR and LF. */
function printLines(insert: readonly PlacedLine[], ending: Eol, last: Eol): string {
  let text = '';
  let above: Eol = '';
  insert.forEach((line, i) => {
    const isLast = i === insert.length - 1;
    const eol = isLast && last === '' ? '' : line.eol || ending;
    const wouldMerge = line.text === '' && eol === '\n' && above === '\r';
    above = wouldMerge ? '\r' : eol;
    text += line.text + above;
  });
  return text;
}

/** Moves the lines `from` up to, not including, `to` before line `before`. Endings move with their lines. */
export function moveLines(source: LineTarget, from: number, to: number, before: number): TextEdit[] {
  if (before >= from && before <= to) return [];
  return placeLines(source, [
    { at: from, remove: to - from, insert: [] },
    { at: before, remove: 0, insert: sliceLines(source.lines, from, to) },
  ]);
}
