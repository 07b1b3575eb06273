// Marks all lines that a link is about, such as "Show the 3 lines", until the caret moves.
import type { editor, IDisposable } from 'monaco-editor/editor';
import type { GatepostState } from '../../../state/document/document-store.ts';
import styles from '../text-pane.module.css';

export interface LinkedLineMarks extends IDisposable {
  /** Updates the marks; does nothing if they are up to date. */
  follow(state: GatepostState): void;
}

function createDecoration(line: number): editor.IModelDeltaDecoration {
  const className = styles['marked'] ?? null;
  return {
    range: { startLineNumber: line, startColumn: 1, endLineNumber: line, endColumn: 1 },
    options: { isWholeLine: true, className, showIfCollapsed: true },
  };
}

export function createLinkedLineMarks(code: editor.IStandaloneCodeEditor): LinkedLineMarks {
  const marks = code.createDecorationsCollection();
  let shown: readonly number[] | undefined;
  return {
    follow({ view: { caret } }) {
      if (caret?.lines === shown) return;
      shown = caret?.lines;
      marks.set((shown ?? []).map((line) => createDecoration(line + 1)));
    },
    dispose: () => marks.clear(),
  };
}
