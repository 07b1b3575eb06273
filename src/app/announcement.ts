// Which change of the document or of its reading is told aloud, and in what words.

import { runSync } from '../core/questions/pieces.ts';
import { readerOf } from '../core/readers/index.ts';
import { describeStep } from '../messages/en/changes.ts';
import { announcementWords as words } from '../messages/en/status.ts';
import { readerTitle } from '../messages/en/table.ts';
import type { GatepostState } from '../state/document-store.ts';
import { findChangedCells } from '../state/verdict-diff.ts';

/** The sentence about a change, or undefined where the focus stands beside what changed anyway. */
export function describeChange(state: GatepostState, before: GatepostState): string | undefined {
  const { history, document, view } = state;
  if (history !== before.history) {
    const undone = history.future[0];
    if (undone && undone === before.history.past.at(-1)) return words.undone(describeStep(undone.label));
    const redone = history.past.at(-1);
    if (redone && redone === before.history.future[0]) return words.redone(describeStep(redone.label));
  }
  if (view.reader === before.view.reader || document !== before.document) return undefined;
  const { changed, all } = runSync(findChangedCells(before, state, 0));
  return words.readAs(readerTitle(readerOf(view.reader)), changed, all);
}
