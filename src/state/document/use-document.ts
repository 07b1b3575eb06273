// The app's one store, and how components read it.
import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { allQuestions } from '../../core/workspace/automatic-questions.ts';
import { createDocumentStore, emptyDocument, type GatepostState } from './document-store.ts';
import { createFrameBatchedStore, flushBeforeInteraction } from './frame-batched-store.ts';

/** The store of this page. Tests of logic make their own with `createDocumentStore`. */
export const documentStore = createDocumentStore({
  ...emptyDocument(),
  columns: [],
  automatic: allQuestions,
});

const views = createFrameBatchedStore(documentStore);

/** The same store for what is worked out for views: it hears of a change when they do, so all of it is one drawing. */
export const viewStore = views.store;

if (typeof window !== 'undefined') flushBeforeInteraction(window, views.tell);

/** What `act` changes is drawn with the next frame: for what is typed in the text, where keys may come quicker than drawings. */
export const { withNextFrame: batchToNextFrame } = views;

/** A piece of the state. The selector returns stored or kept objects; for one that makes a new one, `useShallow`. */
export function useDocument<T>(select: (state: GatepostState) => T): T {
  return useStore(views.drawn, select);
}

/** What a view shows besides the document and goes with what is typed, as the place of the caret: one drawing with that. */
export function useFrameState<T>(first: T): readonly [T, (next: T) => void] {
  const [store] = useState(() => createStore<T>(() => first));
  const [set] = useState(() => (next: T) => views.beside(() => store.setState(next, true)));
  return [useStore(store), set];
}
