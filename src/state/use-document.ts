// The app's one store, and how components read it.
import { useStore } from 'zustand';
import { createDocumentStore, type GatepostState } from './document-store.ts';
import { tellBefore, toldInFrames } from './told-in-frames.ts';

/** The store of this page. Tests of logic make their own with `createDocumentStore`. */
export const documentStore = createDocumentStore();

const views = toldInFrames(documentStore);

/** The same store for what is worked out for views: it hears of a change when they do, so all of it is drawn at once. */
export const viewStore = views.store;

if (typeof document !== 'undefined') tellBefore(document, views.tell);

/** What `act` changes is drawn with the next frame: for what is typed in the text, where keys may come quicker than drawings. */
export const { withNextFrame } = views;

/** Runs `draw`, which sets what a view shows besides the document, together with what is drawn for that. */
export const besideViews = views.beside;

/** A piece of the state. The selector returns stored or memoised objects, never new ones. */
export function useDocument<T>(select: (state: GatepostState) => T): T {
  return useStore(viewStore, select);
}
