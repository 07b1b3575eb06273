// Reverts what was written since a field got the focus, without a trace in the history.
import { type DocumentStore, undo } from '../../../state/document/document-store.ts';

/**
 * Reverts the last step if it belongs to this visit, so that neither undo nor redo contains it. Returns false if
 * it does not.
 */
export function revertFieldEdit(store: DocumentStore, visit: string): boolean {
  if (store.getState().history.past.at(-1)?.visit !== visit) return false;
  if (!undo(store)) return false;
  store.setState(({ history }) => ({ history: { ...history, future: [] } }));
  return true;
}
