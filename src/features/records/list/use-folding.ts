// What is folded: cards by their id, and runs of rules; a run opens when something points into it.
import { useEffect, useState } from 'react';
import { lineAt } from '../../../core/document/lines.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import type { GatepostState } from '../../../state/document/document-store.ts';
import { openSource } from '../../../state/document/selectors.ts';
import { documentStore, viewStore } from '../../../state/document/use-document.ts';
import { decidingLine } from '../../../state/table/chosen-cell.ts';
import { findAllRuns, type HiddenLines, linesOfRun } from './rule-runs.ts';

/** The cards that are folded, what folds or unfolds one, and what says which are. */
export function useFoldedRecords(): [
  ReadonlySet<number>,
  (id: number) => void,
  (ids: ReadonlySet<number>) => void,
] {
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) =>
    setFolded((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  return [folded, toggle, setFolded];
}

function unfoldLines(
  hidden: HiddenLines,
  state: GatepostState,
  lines: readonly (number | undefined)[],
): HiddenLines {
  const source = openSource(state);
  const found = lines.map((line) => (line === undefined ? undefined : lineAt(source.lines, line)));
  const opened = new Set(found.map((line) => line && hidden.get(line)).filter((run) => run !== undefined));
  return opened.size === 0 ? hidden : new Map([...hidden].filter(([, run]) => !opened.has(run)));
}

/** What a run does. */
export interface RuleRunState {
  readonly hidden: HiddenLines;
  /** Folds the run around a line (0-based), or opens the one that hides it. */
  readonly fold: (line: number) => void;
  readonly open: (line: number) => void;
}

/** The runs of a file are folded when it is opened, and never under somebody's hands. */
export function useFoldedRuns(policy: Policy): RuleRunState {
  const [hidden, setHidden] = useState(() => findAllRuns(policy));
  const open = (line: number) => setHidden((now) => unfoldLines(now, documentStore.getState(), [line]));
  const fold = (line: number) =>
    setHidden((now) => {
      const run = linesOfRun(policy, line);
      return new Map([...now, ...run.map((one) => [one, run[0]!] as const)]);
    });
  useEffect(() => {
    const follow = (state: GatepostState, lines: readonly (number | undefined)[]) =>
      setHidden((now) => unfoldLines(now, state, lines));
    let decides = decidingLine(documentStore.getState());
    follow(documentStore.getState(), [decides]);
    return viewStore.subscribe((state, before) => {
      const { caret } = state.view;
      if (caret !== before.view.caret) follow(state, [caret?.position.line]);
      if (decides === (decides = decidingLine(state))) return;
      follow(state, [decides]);
    });
  }, []);
  return { hidden, fold, open };
}
