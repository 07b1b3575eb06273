// A note after the first user-agent of each record that decides cells of the table: how many. The note is text of
// the page, not of the file: it occupies no line and moves none, so it may appear late.
import type { editor, IDisposable } from 'monaco-editor/editor';
import { lineAt } from '../../../core/document/lines.ts';
import { blocksOf } from '../../../core/syntax/blocks.ts';
import { textToolsWords as words } from '../../../messages/en/text.ts';
import type { DocumentStore } from '../../../state/document/document-store.ts';
import { openPolicy } from '../../../state/document/selectors.ts';
import { textPaneOptions } from '../../../state/layout/text-pane-options.ts';
import { FLAG_DELAY } from '../../../ui/loading/use-delayed-flag.ts';
import styles from '../text-pane.module.css';
import { createRecordCounter, type RecordCounts } from './record-counts.ts';

/** The maximum number of records with notes: with many thousands of them, the editor would become slow. */
const MAX_NOTES = 500;

export interface RecordNotes extends IDisposable {
  /**
   * Returns how many of how many cells a line (0-based) of the open file decides; undefined while this is not
   * known.
   */
  decided(line: number): { readonly cells: number; readonly of: number } | undefined;
}

function createNote(line: number, cells: number): editor.IModelDeltaDecoration {
  return {
    range: {
      startLineNumber: line,
      startColumn: 1,
      endLineNumber: line,
      endColumn: Number.MAX_SAFE_INTEGER,
    },
    options: {
      after: { content: `   ${words.decides(cells)}`, inlineClassName: styles['note'] ?? '' },
      showIfCollapsed: true,
    },
  };
}

/** Creates the notes of the open file, at the current places of its records. */
function createNotes(store: DocumentStore, { records }: RecordCounts): editor.IModelDeltaDecoration[] {
  const policy = openPolicy(store.getState());
  const blocks = blocksOf(policy);
  if (blocks.length > MAX_NOTES) return [];
  return blocks.flatMap(({ start }) => {
    const count = records.get(lineAt(policy.source.lines, start)?.id ?? 0);
    return count ? [createNote(start + 1, count)] : [];
  });
}

/**
 * Shows the notes in an editor while the user has them enabled; stale notes are dimmed until they are counted
 * again.
 */
export function showRecordNotes(code: editor.IStandaloneCodeEditor, store: DocumentStore): RecordNotes {
  const notes = code.createDecorationsCollection();
  const element = code.getContainerDomNode();
  const counter = createRecordCounter(store, show);
  let dimTimer: ReturnType<typeof setTimeout> | undefined;
  const dim = (isStale: boolean) => element.toggleAttribute('data-dimmed', isStale);
  function show() {
    const { counts, isStale } = counter.current();
    clearTimeout(dimTimer);
    if (isStale) dimTimer = setTimeout(dim, FLAG_DELAY, true);
    else dim(false);
    if (isStale) return;
    const isShown = textPaneOptions.getState().counts && counts && counts.cells > 0;
    notes.set(isShown ? createNotes(store, counts) : []);
  }
  const unsubscribe = textPaneOptions.subscribe(show);
  const onModel = code.onDidChangeModel(show);
  show();
  return {
    decided(line) {
      const { counts, isStale } = counter.current();
      if (!counts || isStale || counts.cells === 0) return undefined;
      const id = lineAt(counts.source.lines, line)?.id ?? 0;
      return { cells: counts.lines.get(id) ?? 0, of: counts.cells };
    },
    dispose() {
      clearTimeout(dimTimer);
      unsubscribe();
      onModel.dispose();
      counter.dispose();
    },
  };
}
