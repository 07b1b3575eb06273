// Bars next to lines that differ from the saved file, wedges where lines were removed, and notes that restore them.
import type { editor, IDisposable } from 'monaco-editor/editor';
import { type RemovedLine, restoreRemoved } from '../../../core/document/edited-lines.ts';
import type { ChangedRun } from '../../../core/document/line-changes.ts';
import { groupByKey } from '../../../core/text/group-by-key.ts';
import { textToolsWords as words } from '../../../messages/en/text.ts';
import { type DocumentStore, edit } from '../../../state/document/document-store.ts';
import { openFile, openSource } from '../../../state/document/selectors.ts';
import { unsavedLines } from '../../../state/saved/unsaved-lines.ts';
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

/** Removed lines, by the editor line (1-based) above which they were. */
type RemovedByLine = ReadonlyMap<number, readonly RemovedLine[]>;

const groupByLine = (removed: readonly RemovedLine[]): RemovedByLine =>
  groupByKey(removed, ({ at }) => Math.max(1, at));

const createNotes = (removed: RemovedByLine): editor.IModelDeltaDecoration[] =>
  [...removed].map(([line, { length }]) => ({
    range: { ...wholeLines(line, line), endColumn: Number.MAX_SAFE_INTEGER },
    options: {
      after: {
        content: `   ${words.bringBackRemoved(length)}`,
        inlineClassName: `${styles['note']} ${styles['removedNote']}`,
      },
      showIfCollapsed: true,
    },
  }));

function restoreRemovedLines(store: DocumentStore, removed: readonly RemovedLine[]): void {
  const { path, source } = openFile(store.getState());
  const label = { code: 'bring-back', params: { line: (removed[0]?.was ?? 0) + 1 } };
  edit(store, path, restoreRemoved(source, removed), { origin: 'text', label });
}

/** Shows the marks in an editor until disposed. */
export function showEditMarks(code: editor.IStandaloneCodeEditor, store: DocumentStore): IDisposable {
  const marks = code.createDecorationsCollection();
  const notes = code.createDecorationsCollection();
  let shownRuns: readonly ChangedRun[] | undefined;
  let removed: RemovedByLine = new Map();
  const show = () => {
    const state = store.getState();
    // The model follows the store: while it lags behind, the earlier marks stay.
    if (code.getModel()?.getLineCount() !== openSource(state).lines.length) return;
    const { runs, removed: removedLines } = unsavedLines(state);
    if (runs === shownRuns) return;
    shownRuns = runs;
    marks.set(runs.map(markOf));
    removed = groupByLine(removedLines);
    notes.set(createNotes(removed));
  };
  const onModel = code.onDidChangeModel(() => {
    shownRuns = undefined;
    show();
  });
  const onMouse = code.onMouseDown(({ target }) => {
    const removedLines = removed.get(target.position?.lineNumber ?? 0);
    if (removedLines && target.element?.classList.contains(styles['removedNote'] ?? ''))
      restoreRemovedLines(store, removedLines);
  });
  const unsubscribe = store.subscribe(show);
  show();
  return {
    dispose() {
      unsubscribe();
      onModel.dispose();
      onMouse.dispose();
    },
  };
}
