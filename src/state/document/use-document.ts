// The app's one store, and hooks that read it.
import { useStore } from 'zustand';
import { allQuestions } from '../../core/workspace/automatic-questions.ts';
import { createDocumentStore, emptyDocument, type GatepostState } from './document-store.ts';
import { createFrameBatchedStore, flushBeforeInteraction } from './frame-batched-store.ts';

/** The store of this page. Unit tests create their own with `createDocumentStore`. */
export const documentStore = createDocumentStore({
  ...emptyDocument(),
  columns: [],
  automatic: allQuestions,
});

const views = createFrameBatchedStore(documentStore);

/**
 * The same store for values that are derived for views: listeners are called when the views are, so that all of it
 * renders once.
 */
export const viewStore = views.store;

if (typeof window !== 'undefined') flushBeforeInteraction(window, views.flush);

/**
 * Renders the changes that `act` makes in the next frame: for typing in the text, where keys may arrive faster
 * than renderings.
 */
export const { batchToNextFrame } = views;

/**
 * Returns a part of the state. The selector must return a stored or cached object; use `useShallow` for one that
 * creates a new object.
 */
export function useDocument<T>(select: (state: GatepostState) => T): T {
  return useStore(views.drawn, select);
}
