// Bars beside the lines that differ from the file as it was saved, and wedges where lines went.
import type { editor, IDisposable } from 'monaco-editor/editor';
import type { ChangedRun } from '../../../core/document/line-changes.ts';
import { textToolsWords as words } from '../../../messages/en/text.ts';
import type { DocumentStore } from '../../../state/document/document-store.ts';
import { openSource } from '../../../state/document/selectors.ts';
import { unsavedRuns } from '../../../state/document/unsaved-lines.ts';
import styles from '../text-pane.module.css';

const wholeLines = (from: number, to: number) => ({
  startLineNumber: from,
  startColumn: 1,
  endLineNumber: to,
  endColumn: 1,
});

function markOf({ from, to, newFrom, newTo }: ChangedRun): editor.IModelDeltaDecoration {
  const removed = to - from - (newTo - newFrom);
  if (newFrom === newTo)
    return {
      range: wholeLines(Math.max(1, newFrom), Math.max(1, newFrom)),
      options: {
        linesDecorationsClassName: styles['removedLines'] ?? '',
        linesDecorationsTooltip: words.removedLines(removed),
      },
    };
  return {
    range: wholeLines(newFrom + 1, newTo),
    options: {
      isWholeLine: true,
      linesDecorationsClassName: styles['changedLine'] ?? '',
      linesDecorationsTooltip: removed > 0 ? words.changedAndRemoved(removed) : words.changedLine,
    },
  };
}

/** Shows the marks in an editor from now on. */
export function showEditMarks(code: editor.IStandaloneCodeEditor, store: DocumentStore): IDisposable {
  const marks = code.createDecorationsCollection();
  let last: readonly ChangedRun[] | undefined;
  const show = () => {
    const state = store.getState();
    // The model follows the store: while it does not yet, the marks of before stay.
    if (code.getModel()?.getLineCount() !== openSource(state).lines.length) return;
    const runs = unsavedRuns(state);
    if (runs === last) return;
    last = runs;
    marks.set(runs.map(markOf));
  };
  const onModel = code.onDidChangeModel(() => {
    last = undefined;
    show();
  });
  const unsubscribe = store.subscribe(show);
  show();
  return {
    dispose() {
      unsubscribe();
      onModel.dispose();
    },
  };
}
