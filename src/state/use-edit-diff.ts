// What the edit of the app's one store changes, for components. Not part of the first page.
import { useSyncExternalStore } from 'react';
import { createUnsavedChangesWatch, type UnsavedChanges } from './edit-diff.ts';
import { viewStore } from './use-document.ts';

/** What is counted on this page. */
export const unsavedChangesWatch = createUnsavedChangesWatch(viewStore);

/** The last count; undefined while nothing is to be saved. */
export const useUnsavedChanges = (): UnsavedChanges | undefined =>
  useSyncExternalStore(unsavedChangesWatch.listen, unsavedChangesWatch.last);
