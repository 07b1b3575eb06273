// The app's one store, and how components read it.
import { useStore } from 'zustand';
import { createDocumentStore, type GatepostState } from './document-store.ts';

/** The store of this page. Tests of logic make their own with `createDocumentStore`. */
export const documentStore = createDocumentStore();

/** A piece of the state. The selector returns stored or memoised objects, never new ones. */
export function useDocument<T>(select: (state: GatepostState) => T): T {
  return useStore(documentStore, select);
}
