// The answer of a cell before the unsaved edits, and a button that restores it.

import { restoreLine, restoreRemoved } from '../../core/document/edited-lines.ts';
import { lineAt, lineIndexOfId, type SourceLine } from '../../core/document/lines.ts';
import type { TextEdit } from '../../core/document/range.ts';
import { explanationWords as words } from '../../messages/en/explanation.ts';
import { type DocumentStore, edit } from '../../state/document/document-store.ts';
import { openFile } from '../../state/document/selectors.ts';
import type { GatepostState } from '../../state/document/state.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { savedFiles } from '../../state/saved/saved-files.ts';
import { unsavedLines } from '../../state/saved/unsaved-lines.ts';
import { withFiles } from '../../state/table/comparison/changed-cells.ts';
import { matrixQuery } from '../../state/table/matrix-query.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './explanation.module.css';

/** The answer before the unsaved edits. */
interface EarlierAnswer {
  readonly word: string;
  /** The line (0-based) of the saved version that decided, if it was in the open file. */
  readonly line?: number;
  /** The current place of that line, if edits above have moved it. */
  readonly moved?: number;
  /** The edits that restore that line, if it was changed or removed. */
  readonly restore?: readonly TextEdit[];
}

/** Returns a line of the open file as it was saved. */
function savedLineAt(state: GatepostState, line: number): SourceLine | undefined {
  const saved = savedFiles(state).find(({ id }) => id === openFile(state).id)?.source;
  return saved && lineAt(saved.lines, line);
}

function movedTo(state: GatepostState, savedLine: SourceLine, line: number): number | undefined {
  const now = lineIndexOfId(openFile(state).source.lines, savedLine.id);
  return now < 0 || now === line ? undefined : now;
}

function restoreEdits(state: GatepostState, savedLine: SourceLine): TextEdit[] | undefined {
  const { source } = openFile(state);
  const { changed, removed } = unsavedLines(state);
  const removedLine = removed.find((candidate) => candidate.line.id === savedLine.id);
  if (removedLine) return restoreRemoved(source, [removedLine]);
  return changed.has(savedLine.id) ? restoreLine(source, savedLine) : undefined;
}

/** Returns the earlier answer; undefined if the answer has not changed, or if there are no unsaved edits. */
export function earlierAnswer(state: GatepostState): EarlierAnswer | undefined {
  const { cell, path } = state.view;
  const before = withFiles(state, savedFiles(state));
  if (!cell || before === state) return undefined;
  const [queryBefore, queryNow] = [matrixQuery(before), matrixQuery(state)];
  const verdictBefore = queryBefore.ask(cell.agent, cell.url);
  if (verdictBefore.key === queryNow.ask(cell.agent, cell.url).key) return undefined;
  const word = queryBefore.kind.word(verdictBefore);
  if (verdictBefore.by?.path !== path) return { word };
  const { line } = verdictBefore.by;
  const saved = savedLineAt(state, line);
  if (!saved) return { word, line };
  const [moved, restore] = [movedTo(state, saved, line), restoreEdits(state, saved)];
  return { word, line, ...(moved !== undefined && { moved }), ...(restore && { restore }) };
}

/** Restores the line that decided, as one step of the history. */
export function restoreDecidingLine(store: DocumentStore, { line = 0, restore = [] }: EarlierAnswer): void {
  const { path } = store.getState().view;
  edit(store, path, [...restore], {
    origin: 'form',
    label: { code: 'bring-back', params: { line: line + 1 } },
  });
}

export function EarlierAnswerLine({ onRestored }: { readonly onRestored: () => void }) {
  const earlier = earlierAnswer(useDocument((state) => state));
  if (!earlier) return null;
  const { word, line, moved, restore } = earlier;
  return (
    <p className={`flow changed ${styles['earlier']}`}>
      <Icon name="g-changed" /> {words.was(word, line, moved)}{' '}
      {restore && line !== undefined && (
        <button
          type="button"
          className="btn"
          onClick={() => {
            restoreDecidingLine(documentStore, earlier);
            onRestored();
          }}
        >
          {words.bringBack(line + 1)}
        </button>
      )}
    </p>
  );
}
