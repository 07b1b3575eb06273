// Behind the first user-agent of each record that decides something in the table: how much of it. Text of the page, not of the file:
// it takes no line and moves none, so it may come late.
import type { editor, IDisposable } from 'monaco-editor/editor';
import { lineAt } from '../../../core/document/lines.ts';
import { blocksOf } from '../../../core/syntax/blocks.ts';
import { textToolsWords as words } from '../../../messages/en/text.ts';
import type { DocumentStore } from '../../../state/document/document-store.ts';
import { openPolicy } from '../../../state/document/selectors.ts';
import { textPaneOptions } from '../../../state/layout/text-pane-options.ts';
import { FLAG_DELAY } from '../../../ui/loading/use-delayed-flag.ts';
import styles from '../text-pane.module.css';
import { createRecordCounter, type RecordCount, type RecordCounts } from './record-counts.ts';

/** Records of a file that have notes: nobody reads more, and a file of many thousand has to stay quick. */
const MAX_NOTES = 500;

export interface RecordNotes extends IDisposable {
  /** How many cells a line (0-based) of the open file decides, of how many; undefined while that is not known. */
  decided(line: number): { readonly cells: number; readonly of: number } | undefined;
}

function createNote(line: number, { urls, agents }: RecordCount): editor.IModelDeltaDecoration {
  return {
    range: {
      startLineNumber: line,
      startColumn: 1,
      endLineNumber: line,
      endColumn: Number.MAX_SAFE_INTEGER,
    },
    options: {
      after: { content: `   ${words.decides(urls, agents)}`, inlineClassName: styles['note'] ?? '' },
      showIfCollapsed: true,
    },
  };
}

/** The notes of the open file, where its records stand now. */
function createNotes(store: DocumentStore, { records }: RecordCounts): editor.IModelDeltaDecoration[] {
  const policy = openPolicy(store.getState());
  const blocks = blocksOf(policy);
  if (blocks.length > MAX_NOTES) return [];
  return blocks.flatMap(({ start }) => {
    const count = records.get(lineAt(policy.source.lines, start)?.id ?? 0);
    return count && count.urls > 0 ? [createNote(start + 1, count)] : [];
  });
}

/** Shows the notes in an editor as long as they are wanted; stale ones are marked until they are counted anew. */
export function showRecordNotes(code: editor.IStandaloneCodeEditor, store: DocumentStore): RecordNotes {
  const notes = code.createDecorationsCollection();
  const element = code.getContainerDomNode();
  const counter = createRecordCounter(store, () => show());
  let dimming: ReturnType<typeof setTimeout> | undefined;
  const dim = (isStale: boolean) => element.toggleAttribute('data-dimmed', isStale);
  function show() {
    const { counts, isStale } = counter.now();
    clearTimeout(dimming);
    if (isStale) dimming = setTimeout(dim, FLAG_DELAY, true);
    else dim(false);
    if (isStale) return;
    const isShown = textPaneOptions.getState().counts && counts && counts.cells > 0;
    notes.set(isShown ? createNotes(store, counts) : []);
  }
  const unlisten = textPaneOptions.subscribe(show);
  const onModel = code.onDidChangeModel(show);
  return {
    decided(line) {
      const { counts, isStale } = counter.now();
      if (!counts || isStale || counts.cells === 0) return undefined;
      const id = lineAt(counts.source.lines, line)?.id ?? 0;
      return { cells: counts.lines.get(id) ?? 0, of: counts.cells };
    },
    dispose() {
      clearTimeout(dimming);
      unlisten();
      onModel.dispose();
      counter.dispose();
    },
  };
}
