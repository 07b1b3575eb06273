// The line of the open file that explains the selected cell.
import type { GatepostState } from '../document/document-store.ts';
import { chosenVerdict, decidingLine } from './chosen-cell.ts';

/**
 * Returns the 0-based line of the open file with the user-agent of the record that applies to the crawler of the
 * selected cell, if none of its rules matches.
 */
export function recordLine(state: GatepostState): number | undefined {
  const { path, cell } = state.view;
  const chosen = chosenVerdict(state);
  if (!cell || !chosen || chosen.verdict.by) return undefined;
  const { asked } = chosen;
  return asked.kind.question === 'fetch' && asked.path === path
    ? asked.recordsFor(cell.agent).records[0]?.nameLine
    : undefined;
}

/** Returns the line that explains the selected cell: the one that decides, or else the user-agent of its record. */
export const explainedLine = (state: GatepostState): number | undefined =>
  decidingLine(state) ?? recordLine(state);

/**
 * Returns the line that a view of the open file shows when it appears: that of the caret, or if the user has not placed
 * it, the one that explains the selected cell.
 */
export function firstShownLine(state: GatepostState): number | undefined {
  const { caret } = state.view;
  const isAtTop = caret?.by === 'history' && caret.position.line === 0;
  return caret && !isAtTop ? caret.position.line : explainedLine(state);
}
