// Converts changes that the editor reports into edits of a source. Pure: uses Monaco's data shapes, but not Monaco.
import { type Eol, lineAt } from '../../../core/document/lines.ts';
import { comparePositions, type Position, type Range, type TextEdit } from '../../../core/document/range.ts';
import type { Source } from '../../../core/document/source.ts';

/** Lines and columns are 1-based. */
export interface EditorRange {
  readonly startLineNumber: number;
  readonly startColumn: number;
  readonly endLineNumber: number;
  readonly endColumn: number;
}

/** The changes of one event refer to the text before it and are ordered from last to first. */
export interface EditorChange {
  readonly changes: readonly { readonly range: EditorRange; readonly text: string }[];
}

/** What the user did to the text, as far as the editor reports it. */
export type TextChangeKind = 'type' | 'delete' | 'paste';

export const toEditorPosition = ({ line, column }: Position) => ({
  lineNumber: line + 1,
  column: column + 1,
});

export const fromEditorPosition = (place: {
  readonly lineNumber: number;
  readonly column: number;
}): Position => ({
  line: place.lineNumber - 1,
  column: place.column - 1,
});

export const toEditorRange = ({ start, end }: Range): EditorRange => ({
  startLineNumber: start.line + 1,
  startColumn: start.column + 1,
  endLineNumber: end.line + 1,
  endColumn: end.column + 1,
});

const fromEditorRange = (range: EditorRange): Range => ({
  start: { line: range.startLineNumber - 1, column: range.startColumn - 1 },
  end: { line: range.endLineNumber - 1, column: range.endColumn - 1 },
});

/**
 * Returns the change as edits of `before`: sorted, and with the line endings of the source instead of the
 * editor's LF.
 */
export function toSourceEdits(before: Source, { changes }: EditorChange): TextEdit[] {
  return changes
    .map(({ range, text }) => withSourceLineEndings(before, { range: fromEditorRange(range), text }))
    .reverse()
    .sort((a, b) => compareRanges(a.range, b.range));
}

const compareRanges = (a: Range, b: Range) =>
  comparePositions(a.start, b.start) || comparePositions(a.end, b.end);

function withSourceLineEndings(before: Source, edit: TextEdit): TextEdit {
  if (!/[\r\n]/.test(edit.text)) return edit;
  return {
    range: edit.range,
    text: edit.text.replace(/\r\n|\r|\n/g, lineEndingAt(before, edit.range.start.line)),
  };
}

/**
 * Returns the line ending for a line break that is typed in line `line`: the ending of that line, else that of
 * the line above, else LF.
 */
function lineEndingAt({ lines }: Source, line: number): Exclude<Eol, ''> {
  return lineAt(lines, line)?.eol || lineAt(lines, line - 1)?.eol || '\n';
}

/** Returns the position of a caret after `edits`: after any text that was inserted over it or at it. */
export function positionAfterEdits(edits: readonly TextEdit[], place: Position): Position {
  let lineShift = 0;
  let columnShift = 0;
  let shiftedLine = -1;
  for (const { range, text } of edits) {
    if (comparePositions(place, range.start) < 0) break;
    const added = text.split(/\r\n|\r|\n/);
    const start = range.start.column + (range.start.line === shiftedLine ? columnShift : 0);
    const end = added.length > 1 ? added.at(-1)!.length : start + text.length;
    const line = range.start.line + lineShift + added.length - 1;
    if (comparePositions(place, range.end) <= 0) return { line, column: end };
    lineShift += added.length - 1 - (range.end.line - range.start.line);
    columnShift = end - range.end.column;
    shiftedLine = range.end.line;
  }
  return {
    line: place.line + lineShift,
    column: place.column + (place.line === shiftedLine ? columnShift : 0),
  };
}

/**
 * Classifies a change. Monaco reports its kind in `detailedReasons`, which its types leave out; without it, the
 * kind is guessed.
 */
export function classifyTextChange(change: EditorChange): TextChangeKind {
  const { detailedReasons } = change as { detailedReasons?: readonly { metadata?: { kind?: string } }[] };
  if (detailedReasons?.some((reason) => reason.metadata?.kind === 'paste')) return 'paste';
  return change.changes.every(({ text }) => text === '') ? 'delete' : 'type';
}
