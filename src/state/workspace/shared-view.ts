// The view of the user who shares a link: the file, the cell and the state of the table. A workspace file does not
// contain it, because it would then change with every view.

import { hostOfOrigin } from '../../core/text/host-of-origin.ts';
import type { SiteDocument } from '../document/document.ts';
import { type DocumentStore, type GatepostState, updateView, type View } from '../document/document-store.ts';
import { originOfName, originOfSession } from '../document/session-name.ts';
import { dropMissingCell } from '../document/view-after-step.ts';
import { decodeView } from '../serialization/decode-view.ts';
import { decidingLine } from '../table/chosen-cell.ts';
import { accessMatrix } from '../table/matrix-query.ts';
import { arrangedFiles } from '../view/arranged-files.ts';

/** Its key in the text of a link. */
export const VIEW_KEY = 'view';

type SharedView = Pick<
  View,
  'cell' | 'status' | 'redirects' | 'columnsBy' | 'ownColumns' | 'sharedColumns' | 'isComplete' | 'matrix'
>;

const sharedParts = (view: View): SharedView => {
  const { cell, status, redirects, columnsBy, ownColumns, sharedColumns, isComplete, matrix } = view;
  return {
    ...(cell && { cell: { agent: cell.agent, url: cell.url } }),
    ...(status !== undefined && { status }),
    ...(redirects !== undefined && { redirects }),
    ...(columnsBy !== undefined && { columnsBy }),
    ...(ownColumns !== undefined && { ownColumns }),
    ...(sharedColumns !== undefined && { sharedColumns }),
    ...(isComplete !== undefined && { isComplete }),
    ...(matrix && { matrix }),
  };
};

/** Returns the part of the view that a link contains. The reader and the question are keys of every workspace. */
export function sharedView(
  state: GatepostState,
): SharedView & Partial<Pick<View, 'path'>> & { readonly host?: string } {
  const { document, view } = state;
  // Columns of their own are a key of every workspace. Earlier versions had them here.
  const { ownColumns: _, ...parts } = sharedParts(view);
  // The recipient opens the file as it is now, which alone would arrange its table in another way.
  const isArranged = arrangedFiles(state) !== document.files;
  // The name of the opened file may tell the site; the recipient does not have it.
  const host = document.origin === '' ? hostOfOrigin(originOfSession(state)) : '';
  return {
    ...(host !== '' && { host }),
    ...(view.path !== document.files[0]?.path && { path: view.path }),
    ...parts,
    ...(isArranged && { sharedColumns: accessMatrix(state).columns.map(({ agents }) => agents) }),
  };
}

/** Returns the host of the site in a shared view, if the workspace does not state its address; '' if there is none. */
export function hostInView(value: unknown): string {
  const { host } = (value ?? {}) as { readonly host?: unknown };
  return typeof host === 'string' && host === hostOfOrigin(originOfName(host) ?? '') ? host : '';
}

/** Returns the view with a shared one, as far as its parts exist in the document. */
export function withSharedView(document: SiteDocument, view: View, value: unknown): View {
  const shared = decodeView(value, document, view.reader);
  return dropMissingCell({ ...view, path: shared.path, ...sharedParts(shared) }, document);
}

/**
 * Applies a shared view as far as its parts exist, and moves the caret to the deciding line. Returns whether a
 * cell is open.
 */
export function applySharedView(store: DocumentStore, value: unknown): boolean {
  const { document, view } = store.getState();
  updateView(store, withSharedView(document, view, value));
  const line = decidingLine(store.getState());
  if (line !== undefined) updateView(store, { caret: { position: { line, column: 0 }, by: 'link' } });
  return store.getState().view.cell !== undefined;
}
