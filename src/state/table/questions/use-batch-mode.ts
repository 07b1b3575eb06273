// Whether documents are shown in the table that edits several at once. Not part of a document.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const store = createStore(() => ({ isShown: false }));

export const useBatchMode = (): boolean => useStore(store, ({ isShown }) => isShown);

export const setBatchMode = (isShown: boolean): void => store.setState({ isShown });
