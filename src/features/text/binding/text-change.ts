// What the editor reports about a change, turned into edits of a source. Pure: knows the shapes of Monaco, not Monaco.
import { type Eol, lineAt } from '../../../core/document/lines.ts';
import { comparePositions, type Position, type Range, type TextEdit } from '../../../core/document/range.ts';
import type { Source } from '../../../core/document/source.ts';

/** Lines and columns count from 1. */
export interface EditorRange {
  readonly startLineNumber: number;
  readonly startColumn: number;
  readonly endLineNumber: number;
  readonly endColumn: number;
}

/** The changes of one event refer to the text before it and come last to first. */
export interface EditorChange {
  readonly changes: readonly { readonly range: EditorRange; readonly text: string }[];
}

/** What the person did to the text, as far as the editor tells. */
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

/** The change as edits of `before`: sorted, and with the line endings that stand there in place of the editor's LF. */
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

/** What a line break typed in line `line` becomes: that line's own ending, else the one above, else LF. */
function lineEndingAt({ lines }: Source, line: number): Exclude<Eol, ''> {
  return lineAt(lines, line)?.eol || lineAt(lines, line - 1)?.eol || '\n';
}

/** Where a caret at `place` stands after `edits`: behind what was put over or at it. */
export function positionAfterEdits(edits: readonly TextEdit[], place: Position): Position {
  let lines = 0;
  let columns = 0;
  let columnsIn = -1;
  for (const { range, text } of edits) {
    if (comparePositions(place, range.start) < 0) break;
    const added = text.split(/\r\n|\r|\n/);
    const start = range.start.column + (range.start.line === columnsIn ? columns : 0);
    const end = added.length > 1 ? added.at(-1)!.length : start + text.length;
    const line = range.start.line + lines + added.length - 1;
    if (comparePositions(place, range.end) <= 0) return { line, column: end };
    lines += added.length - 1 - (range.end.line - range.start.line);
    columns = end - range.end.column;
    columnsIn = range.end.line;
  }
  return { line: place.line + lines, column: place.column + (place.line === columnsIn ? columns : 0) };
}

/** How the change came about. Monaco says so in `detailedReasons`, which its types leave out: without it, a guess. */
export function classifyTextChange(change: EditorChange): TextChangeKind {
  const { detailedReasons } = change as { detailedReasons?: readonly { metadata?: { kind?: string } }[] };
  if (detailedReasons?.some((reason) => reason.metadata?.kind === 'paste')) return 'paste';
  return change.changes.every(({ text }) => text === '') ? 'delete' : 'type';
}
