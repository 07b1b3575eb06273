// What the edit of the app's one store changes, for components. Not part of the first page.
import { useSyncExternalStore } from 'react';
import { createEditWatch, type EditDiff } from './edit-diff.ts';
import { viewStore } from './use-document.ts';

/** What is counted on this page. */
export const editWatch = createEditWatch(viewStore);

/** The last count; undefined while nothing is to be saved. */
export const useEditDiff = (): EditDiff | undefined => useSyncExternalStore(editWatch.listen, editWatch.last);
