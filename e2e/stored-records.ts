// The records that the page stores in the browser's database.
import type { Page } from '@playwright/test';

/** The records of an object store; none while there is no database, which this does not create. */
export const readStoredRecords = (page: Page, store: string) =>
  page.evaluate(
    (name) =>
      new Promise<Record<string, unknown>[]>((resolve) => {
        const opening = indexedDB.open(`gatepost ${location.pathname}`);
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const all = opening.result.transaction(name).objectStore(name).getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result);
          };
        };
      }),
    store,
  );
