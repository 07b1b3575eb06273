// The text in the paste field, kept until it is opened: an example may be looked at in between.
import { createStore } from 'zustand/vanilla';
import { type Source, sourceOfText } from '../../core/document/source.ts';

const empty = sourceOfText('');

export const pasteDraftStore = createStore<{ readonly source: Source }>(() => ({ source: empty }));

export const setPasteDraft = (source: Source): void => pasteDraftStore.setState({ source });

export const clearPasteDraft = (): void => setPasteDraft(empty);
