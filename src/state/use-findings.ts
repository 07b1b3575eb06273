// The findings of the app's one store, for components. Not part of the first page.
import { useSyncExternalStore } from 'react';
import { createFinder, type Found } from './findings.ts';
import { documentStore } from './use-document.ts';

/** The findings of this page. */
export const finder = createFinder(documentStore);

/** The last findings that were worked out; undefined before the first. */
export const useFound = (): Found | undefined => useSyncExternalStore(finder.listen, finder.found);
