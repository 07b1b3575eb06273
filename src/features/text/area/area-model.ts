// A text area as a model that can be bound like the code editor's: what is typed becomes one small change, edits from outside keep the caret.
import type { BoundModel } from '../binding/bind-model.ts';
import type { EditorChange } from '../binding/text-change.ts';
import { commonEndLengths, lineStartOffsets, positionAtOffset } from './text-offsets.ts';

/** As much of a text area as is needed. Its value has LF for every line ending. */
export interface TextAreaField {
  readonly value: string;
  readonly selectionEnd: number;
  setRangeText(text: string, start: number, end: number, mode: 'preserve'): void;
}

export interface AreaModel extends BoundModel {
  /** Says that the person changed the field. */
  typed(how: 'paste' | undefined): void;
}

/** The model of a field that shows `shown` already. */
export function createAreaModel(field: TextAreaField, shown: string): AreaModel {
  let text = shown;
  const listeners = new Set<(change: EditorChange) => void>();
  return {
    onDidChangeContent(listener) {
      listeners.add(listener);
      return { dispose: () => void listeners.delete(listener) };
    },
    // The history is the store's: the field keeps no steps of its own.
    pushStackElement: () => undefined,
    pushEditOperations(_, operations) {
      const starts = lineStartOffsets(
        text,
        operations.flatMap(({ range }) => [range.startLineNumber - 1, range.endLineNumber - 1]),
      );
      const at = (line: number, column: number) => (starts.get(line - 1) ?? 0) + column - 1;
      // Last to first: the places of the others stay what they are.
      for (const { range, text: put } of operations.toReversed()) {
        const start = at(range.startLineNumber, range.startColumn);
        field.setRangeText(put, start, at(range.endLineNumber, range.endColumn), 'preserve');
      }
      text = field.value;
      return null;
    },
    typed(how) {
      const now = field.value;
      const { head, tail } = commonEndLengths(text, now, now.length - field.selectionEnd);
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
            text: now.slice(head, now.length - tail),
          },
        ],
        ...(how ? { detailedReasons: [{ metadata: { kind: how } }] } : {}),
      };
      text = now;
      for (const listener of listeners) listener(change);
    },
  };
}
