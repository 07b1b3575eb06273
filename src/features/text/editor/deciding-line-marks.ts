// The yellow band: the lines of the open file that decide the chosen cell of the matrix, each with a short note.
import type { editor } from 'monaco-editor/editor';
import { lineAt } from '../../../core/document/lines.ts';
import { textWords } from '../../../messages/en/text.ts';
import type { GatepostState } from '../../../state/document/document-store.ts';
import { openFile } from '../../../state/document/selectors.ts';
import { chosenVerdict, decidingLine, decidingLines, isSameCell } from '../../../state/table/chosen-cell.ts';
import styles from '../text-pane.module.css';

export interface DecidingLineMarks {
  /** Draws the mark where it belongs now, in sight if a cell was chosen; nothing is done if it is there already. */
  follow(state: GatepostState): void;
  dispose(): void;
}

/** `state`: what is shown when it begins. */
export function createDecidingLineMarks(
  code: editor.IStandaloneCodeEditor,
  state: GatepostState,
): DecidingLineMarks {
  const marks = code.createDecorationsCollection();
  let shown = '';
  // An editor that opens again, or at a line that a link leads to, does not scroll; a caret at the top was never placed.
  const { caret } = state.view;
  const isAtTop = caret?.by === 'history' && caret.position.line === 0;
  let cell = caret && !isAtTop ? state.view.cell : undefined;
  /** Not when an edit has another line decide: the text does not move under somebody who types. */
  const showIfChosen = (now: GatepostState) => {
    const isChosen = now.view.cell !== undefined && !isSameCell(now.view.cell, cell);
    cell = now.view.cell;
    const line = isChosen ? decidingLine(now) : undefined;
    if (line !== undefined) code.revealLineInCenterIfOutsideViewport(line + 1);
  };
  return {
    follow(now) {
      const lines = decidingLines(now);
      showIfChosen(now);
      const note = chosenVerdict(now) ? textWords.decides : '';
      const wanted =
        lines.length === 0 ? '' : `${code.getModel()?.uri.toString()} ${placesOf(lines, now)} ${note}`;
      if (wanted === shown && (wanted === '') === (marks.length === 0)) return;
      shown = wanted;
      marks.set(lines.map((line) => createDecoration(line + 1, note)));
    },
    dispose: () => marks.clear(),
  };
}

/** A new line at the place of the old one is another place: the editor moves a mark along with its line. */
function placesOf(lines: readonly number[], state: GatepostState): string {
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
