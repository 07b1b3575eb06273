// A text area as a model that can be bound like that of the code editor: typing becomes one small change, and
// edits from outside keep the caret.
import type { BoundModel } from '../binding/bind-model.ts';
import type { EditorChange } from '../binding/text-change.ts';
import { commonEndLengths, lineStartOffsets, positionAtOffset } from './text-offsets.ts';

/** The part of a text area that the model needs. Its value has LF for every line ending. */
export interface TextAreaField {
  readonly value: string;
  readonly selectionEnd: number;
  setRangeText(text: string, start: number, end: number, mode: 'preserve'): void;
}

export interface AreaModel extends BoundModel {
  /** Reports that the user changed the field. */
  reportInput(kind: 'paste' | undefined): void;
}

/** Creates the model of a field that already shows `shown`. */
export function createAreaModel(field: TextAreaField, shown: string): AreaModel {
  let text = shown;
  const listeners = new Set<(change: EditorChange) => void>();
  return {
    onDidChangeContent(listener) {
      listeners.add(listener);
      return { dispose: () => void listeners.delete(listener) };
    },
    // The store owns the history; the field has no undo steps.
    pushStackElement: () => undefined,
    pushEditOperations(_, operations) {
      const starts = lineStartOffsets(
        text,
        operations.flatMap(({ range }) => [range.startLineNumber - 1, range.endLineNumber - 1]),
      );
      const offsetOf = (line: number, column: number) => (starts.get(line - 1) ?? 0) + column - 1;
      // From last to first, so that the positions of the remaining edits stay valid.
      for (const { range, text: newText } of operations.toReversed()) {
        const start = offsetOf(range.startLineNumber, range.startColumn);
        field.setRangeText(newText, start, offsetOf(range.endLineNumber, range.endColumn), 'preserve');
      }
      text = field.value;
      return null;
    },
    reportInput(kind) {
      const value = field.value;
      const { head, tail } = commonEndLengths(text, value, value.length - field.selectionEnd);
      const start = positionAtOffset(text, head);
      const end = positionAtOffset(text, text.length - tail);
      const change = {
        changes: [
          {
            range: {
              startLineNumber: start.line + 1,
              startColumn: start.column + 1,
              endLineNumber: end.line + 1,
              endColumn: end.column + 1,
            },
            text: value.slice(head, value.length - tail),
          },
        ],
        ...(kind ? { detailedReasons: [{ metadata: { kind } }] } : {}),
      };
      text = value;
      for (const listener of listeners) listener(change);
    },
  };
}
