// Going from one file of the site to another.

import { readerAfterFileChange } from './default-reader.ts';
import { type DocumentStore, updateView } from './document-store.ts';

/** Shows a file of the site, in the way that suits it unless another one is meant. */
export function showFile(store: DocumentStore, path: string): void {
  const { view } = store.getState();
  if (view.path !== path) updateView(store, { path, reader: readerAfterFileChange(view, path) });
}
