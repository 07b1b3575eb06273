// Switches to another file of the site.

import { readerAfterFileChange } from '../document/default-reader.ts';
import { type DocumentStore, updateView } from '../document/document-store.ts';

/** Shows a file of the site, with the reader that suits it unless the user selected another. */
export function showFile(store: DocumentStore, path: string): void {
  const { view } = store.getState();
  if (view.path !== path) updateView(store, { path, reader: readerAfterFileChange(view, path) });
}
