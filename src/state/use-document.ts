// The app's one store, and how components read it.
import { useStore } from 'zustand';
import { createDocumentStore, type GatepostState } from './document-store.ts';
import { tellBefore, toldInFrames } from './told-in-frames.ts';

/** The store of this page. Tests of logic make their own with `createDocumentStore`. */
export const documentStore = createDocumentStore();

const views = toldInFrames(documentStore);
if (typeof document !== 'undefined') tellBefore(document, views.tell);

/** What `act` changes is drawn with the next frame: for what is typed in the text, where keys may come quicker than drawings. */
export const withNextFrame = views.withNextFrame;

/** A piece of the state. The selector returns stored or memoised objects, never new ones. */
export function useDocument<T>(select: (state: GatepostState) => T): T {
  return useStore(views.store, select);
}
