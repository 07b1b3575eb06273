// An open document of a client: its text, and the same text as a source, which edits keep in step.

import type { Range as ProtocolRange, TextDocumentContentChangeEvent } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { applyEdits } from '../../core/document/edits.ts';
import { lineAt } from '../../core/document/lines.ts';
import type { Position, Range, TextEdit } from '../../core/document/range.ts';
import { type Source, sourceOfText } from '../../core/document/source.ts';

const BYTE_ORDER_MARK = '\ufeff';
const LONE_CR = /\r(?!\n)/;

/** A text with its source. Protocol lines and columns are those of the source, but for a byte order mark. */
export interface OpenedText {
  readonly document: TextDocument;
  readonly source: Source;
  /**
   * Whether edits keep the source in step. They do not if a CR ends a line, which may meet an LF, or if there is half a
   * character, which may meet the other half. Then the source is read again after each change.
   */
  readonly isExact: boolean;
}

/** How a change reached the source: by edits, each after the one before, or read again as a whole. */
export type SourceChange = { readonly edits: readonly TextEdit[] } | { readonly text: string };

const isExactText = (text: string): boolean => !LONE_CR.test(text) && text.isWellFormed();

/** Whether no line that an edit has touched has half a character. */
const isWellFormedAt = ({ lines }: Source, { start }: Range, text: string): boolean => {
  const last = start.line + (text.match(/\n/g)?.length ?? 0);
  return [start.line, last].every((line) => lineAt(lines, line)?.text.isWellFormed() ?? true);
};

const openedOf = (document: TextDocument): OpenedText => {
  const text = document.getText();
  return { document, source: sourceOfText(text), isExact: isExactText(text) };
};

/** Opens a text of the protocol. */
export const openText = (uri: string, languageId: string, version: number, text: string): OpenedText =>
  openedOf(TextDocument.create(uri, languageId, version, text));

/** The columns that a byte order mark takes in the first line of the client. */
export const leadOf = ({ source }: Pick<OpenedText, 'source'>, line: number): number =>
  line === 0 && source.bom ? 1 : 0;

/** Converts a position of the protocol; one that is outside the text becomes the nearest one (LSP 3.17 Position). */
export function toSourcePosition(
  opened: Pick<OpenedText, 'source'>,
  { line, character }: ProtocolRange['start'],
): Position {
  const { lines } = opened.source;
  const last = lines.length - 1;
  if (line > last) return { line: last, column: lineAt(lines, last)?.text.length ?? 0 };
  const column = Math.max(0, character - leadOf(opened, line));
  return { line, column: Math.min(column, lineAt(lines, line)?.text.length ?? 0) };
}

/** Converts a range of the protocol. */
export const toSourceRange = (opened: Pick<OpenedText, 'source'>, { start, end }: ProtocolRange): Range => ({
  start: toSourcePosition(opened, start),
  end: toSourcePosition(opened, end),
});

/** Converts a range to the protocol. */
export const toProtocolRange = (
  opened: Pick<OpenedText, 'source'>,
  { start, end }: Range,
): ProtocolRange => ({
  start: { line: start.line, character: start.column + leadOf(opened, start.line) },
  end: { line: end.line, character: end.column + leadOf(opened, end.line) },
});

/** Whether an edit touches the byte order mark, or writes one. */
const touchesMark = (opened: OpenedText, { start }: ProtocolRange, text: string): boolean =>
  start.line === 0 && start.character === 0 && (opened.source.bom || text.startsWith(BYTE_ORDER_MARK));

/** Applies the changes of one notification, each to the result of the one before (LSP 3.17 didChange). */
export function changeText(
  before: OpenedText,
  changes: readonly TextDocumentContentChangeEvent[],
  version: number,
): { readonly opened: OpenedText; readonly change: SourceChange } {
  let opened = before;
  const edits: TextEdit[] = [];
  let isReadAgain = false;
  for (const change of changes) {
    const isEdit =
      'range' in change &&
      opened.isExact &&
      isExactText(change.text) &&
      !touchesMark(opened, change.range, change.text);
    const edit = isEdit ? { range: toSourceRange(opened, change.range), text: change.text } : undefined;
    const document = TextDocument.update(opened.document, [change], version);
    const source = edit && applyEdits(opened.source, [edit]);
    if (edit && source && source.bom === opened.source.bom && isWellFormedAt(source, edit.range, edit.text)) {
      edits.push(edit);
      opened = { ...opened, document, source };
    } else {
      isReadAgain = true;
      opened = openedOf(document);
    }
  }
  return { opened, change: isReadAgain ? { text: opened.document.getText() } : { edits } };
}
