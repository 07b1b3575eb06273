// Reverts what was written since a field got the focus, without a trace in the history.
import { type DocumentStore, redo, undo } from '../../../state/document/document-store.ts';
import { newest } from './untouched-line.ts';

/**
 * Reverts the last step if it belongs to this visit, so that neither undo nor redo contains it. A new
 * line stays as it was added. Returns false if it does not.
 */
export function revertFieldEdit(store: DocumentStore, visit: string): boolean {
  const added = newest.line?.step.visit === visit ? newest.line.step : undefined;
  const last = store.getState().history.past.at(-1);
  if (last?.visit !== visit || last === added || !undo(store)) return false;
  store.setState(({ history }) => ({ history: { ...history, future: added ? [added] : [] } }));
  if (added) redo(store);
  return true;
}
