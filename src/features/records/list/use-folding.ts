// The fold state of cards (by id) and of runs. A run of rules opens when the caret or a deciding line moves into it.
import { useEffect, useState } from 'react';
import { lineAt } from '../../../core/document/lines.ts';
import { fieldAt, type Policy } from '../../../core/syntax/policy.ts';
import type { GatepostState } from '../../../state/document/document-store.ts';
import { openPolicy, openSource } from '../../../state/document/selectors.ts';
import { documentStore, viewStore } from '../../../state/document/use-document.ts';
import { decidingLine } from '../../../state/table/chosen-cell.ts';
import { findAllRuns, type HiddenLines, linesOfRun } from './rule-runs.ts';

/** Returns the ids of the folded cards, a function that toggles one, and a function that sets all. */
export function useFoldedRecords(): [
  ReadonlySet<number>,
  (id: number) => void,
  (ids: ReadonlySet<number>) => void,
] {
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) =>
    setFolded((ids) => new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]));
  return [folded, toggle, setFolded];
}

const isCommentLine = (state: GatepostState, line: number): boolean => {
  const policy = openPolicy(state);
  return line < policy.source.lines.length && fieldAt(policy, line).kind === 'comment';
};

function unfoldLines(
  hidden: HiddenLines,
  state: GatepostState,
  lines: readonly (number | undefined)[],
): HiddenLines {
  const source = openSource(state);
  const targets = lines.map((line) => (line === undefined ? undefined : lineAt(source.lines, line)));
  const openedRuns = new Set(
    targets.map((line) => line && hidden.get(line)).filter((run) => run !== undefined),
  );
  return openedRuns.size === 0 ? hidden : new Map([...hidden].filter(([, run]) => !openedRuns.has(run)));
}

/** The state of the folded runs, and functions that change it. */
export interface RuleRunState {
  readonly hidden: HiddenLines;
  /** Folds the run around a line (0-based). */
  readonly fold: (line: number) => void;
  /** Opens the run that hides a line (0-based). */
  readonly open: (line: number) => void;
  /** Opens it unless it is a comment, whose first lines are shown anyway. */
  readonly openRules: (line: number) => void;
}

/** Runs are folded when a file is opened, and never while the user is working. */
export function useFoldedRuns(policy: Policy): RuleRunState {
  const [hidden, setHidden] = useState(() => findAllRuns(policy));
  const open = (line: number) => setHidden((lines) => unfoldLines(lines, documentStore.getState(), [line]));
  const openRules = (line: number) => {
    if (!isCommentLine(documentStore.getState(), line)) open(line);
  };
  const fold = (line: number) =>
    setHidden((lines) => {
      const run = linesOfRun(policy, line);
      return new Map([...lines, ...run.map((hiddenLine) => [hiddenLine, run[0]!] as const)]);
    });
  useEffect(() => {
    const unfoldAt = (state: GatepostState, lines: readonly (number | undefined)[]) =>
      setHidden((current) => unfoldLines(current, state, lines));
    let decides = decidingLine(documentStore.getState());
    unfoldAt(documentStore.getState(), [decides]);
    return viewStore.subscribe((state, before) => {
      const { caret } = state.view;
      if (caret && caret !== before.view.caret && !isCommentLine(state, caret.position.line))
        unfoldAt(state, [caret.position.line]);
      if (decides === (decides = decidingLine(state))) return;
      unfoldAt(state, [decides]);
    });
  }, []);
  return { hidden, fold, open, openRules };
}
