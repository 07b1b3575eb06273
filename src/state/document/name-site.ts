// Gives the site an address that its files do not tell.
import { changeDocument, type DocumentStore } from './document-store.ts';

/** Sets the address of a site that has none. `origin`: scheme, host and port. */
export function nameSite(store: DocumentStore, origin: string): void {
  if (store.getState().document.origin !== '') return;
  changeDocument(
    store,
    { origin: 'files', label: { code: 'name-site', params: { name: origin } } },
    (document) => ({ ...document, origin }),
  );
}
