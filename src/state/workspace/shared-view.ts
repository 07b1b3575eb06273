// What whoever shares a link looks at: the file, the cell and how the table stands. A workspace file has none of it, as it
// would be another one after each look.

import { type DocumentStore, type GatepostState, updateView, type View } from '../document/document-store.ts';
import { dropMissingCell } from '../document/view-after-step.ts';
import { decodeView } from '../storage/serialization/decode-view.ts';
import { decidingLine } from '../table/chosen-cell.ts';

/** The key of it in the text of a link. */
export const VIEW_KEY = 'view';

type SharedView = Pick<View, 'cell' | 'status' | 'redirects' | 'columnsBy' | 'isComplete' | 'matrix'>;

const sharedParts = ({ cell, status, redirects, columnsBy, isComplete, matrix }: View): SharedView => ({
  ...(cell && { cell: { agent: cell.agent, url: cell.url } }),
  ...(status !== undefined && { status }),
  ...(redirects !== undefined && { redirects }),
  ...(columnsBy !== undefined && { columnsBy }),
  ...(isComplete !== undefined && { isComplete }),
  ...(matrix && { matrix }),
});

/** What of it goes into a link. The reader and the question are keys of every workspace. */
export const sharedView = ({ document, view }: GatepostState): SharedView & Partial<Pick<View, 'path'>> => ({
  ...(view.path !== document.files[0]?.path && { path: view.path }),
  ...sharedParts(view),
});

/** Looks at what was shared, as far as it is there, and at the line that decides it. True if that is a cell. */
export function applySharedView(store: DocumentStore, value: unknown): boolean {
  const { document, view } = store.getState();
  const shared = decodeView(value, document, view.reader);
  updateView(store, dropMissingCell({ ...view, path: shared.path, ...sharedParts(shared) }, document));
  const line = decidingLine(store.getState());
  if (line !== undefined) updateView(store, { caret: { position: { line, column: 0 }, by: 'link' } });
  return store.getState().view.cell !== undefined;
}
