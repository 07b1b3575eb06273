// What begins with the page: places on disk are remembered, and watched.
import type { SiteDocument } from '../document.ts';
import type { DocumentStore } from '../document-store.ts';
import { persistOpenPlaces } from './keep-places.ts';
import { watchFilesOnDisk } from './watch.ts';

/** `work` names the work that this tab holds; `document` is what it was taken up with. */
export function startDiskWatch(
  store: DocumentStore,
  work: () => string | undefined,
  document: SiteDocument,
): void {
  persistOpenPlaces(store, work, document);
  watchFilesOnDisk(store);
}
