// Adds lines that the user is going to fill in. Those that are left untouched go.
import { lineAt } from '../../../core/document/lines.ts';
import type { History, Step } from '../../../state/document/history.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { withModule } from '../../../ui/loading/lazy-component.tsx';
import { currentPolicy, lineOfId } from './run-edit.ts';

/** A line that was just added. */
export interface NewLine {
  readonly id: number;
  /** The step that added the line. Any later step is a decision to keep it. */
  readonly step: Step;
  readonly historyBefore: History;
  /** The element that had the focus when the line was added. */
  readonly origin: Element | null;
}

const withWatcher = withModule(() => import('./watch-new-line.ts'));
const currentHistory = () => documentStore.getState().history;

/** Whether nothing was changed since the line was added. */
export const isUntouched = ({ step }: NewLine): boolean => currentHistory().past.at(-1) === step;

let newest: NewLine | undefined;

/**
 * Runs a command that adds a line beside line `beside` (0-based) and returns it, or -1. If the new line is empty,
 * it goes when its row is left untouched. Beside such a line no other is added: it is returned itself.
 */
export function addLineToFill(command: () => number, beside?: number): number {
  if (newest && isUntouched(newest) && lineOfId(newest.id) === beside) return beside;
  const historyBefore = currentHistory();
  const origin = document.activeElement;
  const line = command();
  const step = currentHistory().past.at(-1);
  const id = lineAt(currentPolicy().source.lines, line)?.id;
  if (id === undefined || !step || step === historyBefore.past.at(-1)) return line;
  const added = { id, step, historyBefore, origin };
  newest = added;
  withWatcher(({ watchNewLine }) => watchNewLine(added));
  return line;
}
