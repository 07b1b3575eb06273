// What an undo or redo did, in words.
import { announcementWords as words } from '../../messages/en/app/notices.ts';
import { describeStep } from '../../messages/en/comparison/changes.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import type { StepLabel } from '../../state/document/history.ts';

/** The step that an undo or redo was about. */
interface HistoryStep {
  readonly label: StepLabel;
  readonly isUndo: boolean;
}

/** Returns the step that was undone or redone; undefined if the change of the state is neither. */
export function historyStepOf({ history }: GatepostState, before: GatepostState): HistoryStep | undefined {
  const undone = history.future[0];
  if (undone && undone === before.history.past.at(-1)) return { label: undone.label, isUndo: true };
  const redone = history.past.at(-1);
  if (redone && redone === before.history.future[0]) return { label: redone.label, isUndo: false };
  return undefined;
}

export const describeHistoryStep = ({ label, isUndo }: HistoryStep): string =>
  isUndo ? words.undone(describeStep(label)) : words.redone(describeStep(label));
