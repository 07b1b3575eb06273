// Gives up what one stay in a field has written: as if nobody had been there.
import { type DocumentStore, undo } from '../../../state/document/document-store.ts';

/** Takes back the last step if it is of this visit; neither undo nor redo know of it then. False if it is not. */
export function revertFieldEdit(store: DocumentStore, visit: string): boolean {
  if (store.getState().history.past.at(-1)?.visit !== visit) return false;
  if (!undo(store)) return false;
  store.setState(({ history }) => ({ history: { ...history, future: [] } }));
  return true;
}
