// What the answer was before the edits that are not saved, and the way back.

import { restoreLine, restoreRemoved } from '../../core/document/edited-lines.ts';
import { lineAt, lineIndexOfId, type SourceLine } from '../../core/document/lines.ts';
import type { TextEdit } from '../../core/document/range.ts';
import { traceWords as words } from '../../messages/en/explanation.ts';
import { type DocumentStore, edit } from '../../state/document/document-store.ts';
import { savedFiles } from '../../state/document/saved-files.ts';
import { openFile } from '../../state/document/selectors.ts';
import type { GatepostState } from '../../state/document/state.ts';
import { unsavedLines } from '../../state/document/unsaved-lines.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { withFiles } from '../../state/table/comparison/verdict-diff.ts';
import { matrixQuery } from '../../state/table/matrix-query.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './explanation.module.css';

/** The answer before the edits that are not saved. */
interface EarlierAnswer {
  readonly word: string;
  /** The line (0-based) of the earlier version that decided, if one of the open file did. */
  readonly line?: number;
  /** Where that line is now, if edits above have moved it. */
  readonly moved?: number;
  /** Puts that line back, if it was changed or taken out. */
  readonly restore?: readonly TextEdit[];
}

/** A line of the open file as it was saved. */
function savedLineAt(state: GatepostState, line: number): SourceLine | undefined {
  const saved = savedFiles(state).find(({ id }) => id === openFile(state).id)?.source;
  return saved && lineAt(saved.lines, line);
}

function movedTo(state: GatepostState, was: SourceLine, line: number): number | undefined {
  const now = lineIndexOfId(openFile(state).source.lines, was.id);
  return now < 0 || now === line ? undefined : now;
}

function restoreEdits(state: GatepostState, was: SourceLine): TextEdit[] | undefined {
  const { source } = openFile(state);
  const { changed, removed } = unsavedLines(state);
  const gone = removed.find((one) => one.line.id === was.id);
  if (gone) return restoreRemoved(source, [gone]);
  return changed.has(was.id) ? restoreLine(source, was) : undefined;
}

/** Undefined where the answer is what it was, and where nothing is to be saved. */
export function earlierAnswer(state: GatepostState): EarlierAnswer | undefined {
  const { cell, path } = state.view;
  const before = withFiles(state, savedFiles(state));
  if (!cell || before === state) return undefined;
  const [was, is] = [matrixQuery(before), matrixQuery(state)];
  const then = was.ask(cell.agent, cell.url);
  if (then.key === is.ask(cell.agent, cell.url).key) return undefined;
  const word = was.kind.word(then);
  if (then.by?.path !== path) return { word };
  const { line } = then.by;
  const saved = savedLineAt(state, line);
  if (!saved) return { word, line };
  const [moved, restore] = [movedTo(state, saved, line), restoreEdits(state, saved)];
  return { word, line, ...(moved !== undefined && { moved }), ...(restore && { restore }) };
}

/** Puts the line that decided back, as one step of the history. */
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
    <p className={styles['earlier']}>
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
