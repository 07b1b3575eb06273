// What the page keeps in the database of the browser.
import type { Page } from '@playwright/test';

/** What a store of the database holds; nothing while there is no database, which it is not for us to make. */
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
