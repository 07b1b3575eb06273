// Adds lines that the user is going to fill in. Those that are left untouched go.
import { lineAt } from '../../../core/document/lines.ts';
import { withModule } from '../../../ui/loading/lazy-component.tsx';
import { currentPolicy, lineOfId } from './run-edit.ts';
import { currentHistory, isUntouched, newest } from './untouched-line.ts';

const withWatcher = withModule(() => import('./watch-new-line.ts'));

/**
 * Runs a command that adds a line beside line `beside` (0-based) and returns it, or -1. If the new line is empty,
 * it goes when its row is left untouched. Beside such a line no other is added: it is returned itself.
 */
export function addLineToFill(command: () => number, beside?: number): number {
  if (newest.line && isUntouched(newest.line) && lineOfId(newest.line.id) === beside) return beside;
  const historyBefore = currentHistory();
  // Commands also run without a page, in which nothing has the focus.
  const origin = typeof document === 'undefined' ? undefined : document.activeElement;
  const line = command();
  const step = currentHistory().past.at(-1);
  const id = lineAt(currentPolicy().source.lines, line)?.id;
  if (origin === undefined || id === undefined || !step || step === historyBefore.past.at(-1)) return line;
  const added = { id, step, historyBefore, origin };
  newest.line = added;
  withWatcher(({ watchNewLine }) => watchNewLine(added));
  return line;
}
