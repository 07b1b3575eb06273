// The yellow band: marks the lines of the open file that decide the selected cell of the table, or the record whose
// rules do not match it, each with a short note.
import type { editor } from 'monaco-editor/editor';
import { lineAt } from '../../../core/document/lines.ts';
import { textWords } from '../../../messages/en/text.ts';
import type { GatepostState } from '../../../state/document/document-store.ts';
import { openFile } from '../../../state/document/selectors.ts';
import { chosenVerdict, decidingLines, isSameCell } from '../../../state/table/chosen-cell.ts';
import { explainedLine, recordLine } from '../../../state/table/explained-line.ts';
import styles from '../text-pane.module.css';

export interface DecidingLineMarks {
  /** Updates the mark, and scrolls to it if a cell was selected; does nothing if the mark is up to date. */
  follow(state: GatepostState): void;
  dispose(): void;
}

/** `state`: the state that is shown at the start. */
export function createDecidingLineMarks(
  code: editor.IStandaloneCodeEditor,
  state: GatepostState,
): DecidingLineMarks {
  const marks = code.createDecorationsCollection();
  let currentKey = '';
  // An editor that is opened again, or at the target of a link, does not scroll. A caret at the top was not
  // placed by the user.
  const { caret } = state.view;
  const isAtTop = caret?.by === 'history' && caret.position.line === 0;
  let cell = caret && !isAtTop ? state.view.cell : undefined;
  /** Not when an edit makes another line decide: the text must not move while the user types. */
  const revealIfSelected = (newState: GatepostState) => {
    const isNewlySelected = newState.view.cell !== undefined && !isSameCell(newState.view.cell, cell);
    cell = newState.view.cell;
    const line = isNewlySelected ? explainedLine(newState) : undefined;
    if (line !== undefined) code.revealLineInCenterIfOutsideViewport(line + 1);
  };
  return {
    follow(newState) {
      const record = recordLine(newState);
      const lines = record === undefined ? decidingLines(newState) : [record];
      revealIfSelected(newState);
      const decides = chosenVerdict(newState) ? textWords.decides : '';
      const note = record === undefined ? decides : textWords.applies;
      const newKey =
        lines.length === 0 ? '' : `${code.getModel()?.uri.toString()} ${lineKeys(lines, newState)} ${note}`;
      if (newKey === currentKey && (newKey === '') === (marks.length === 0)) return;
      currentKey = newKey;
      marks.set(lines.map((line) => createDecoration(line + 1, note)));
    },
    dispose: () => marks.clear(),
  };
}

/**
 * Returns a key of lines: a new line at the place of an old one is a different key, because the editor moves a
 * mark with its line.
 */
function lineKeys(lines: readonly number[], state: GatepostState): string {
  const { source } = openFile(state);
  return lines.map((line) => `${line}:${lineAt(source.lines, line)?.id}`).join(' ');
}

function createDecoration(line: number, note: string): editor.IModelDeltaDecoration {
  const range = {
    startLineNumber: line,
    startColumn: 1,
    endLineNumber: line,
    endColumn: Number.MAX_SAFE_INTEGER,
  };
  return {
    range,
    options: {
      isWholeLine: true,
      className: styles['decides'] ?? null,
      marginClassName: styles['decides'] ?? null,
      showIfCollapsed: true,
      after: { content: `   ${note}`, inlineClassName: styles['decidesNote'] ?? '' },
    },
  };
}
