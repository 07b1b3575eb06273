// What the edit of the app's one store changes, for components. Not part of the first page.
import { useSyncExternalStore } from 'react';
import { viewStore } from '../../state/document/use-document.ts';
import { createUnsavedChangesWatch, type UnsavedChanges } from './unsaved-changes-diff.ts';

/** What is counted on this page. */
export const unsavedChangesWatch = createUnsavedChangesWatch(viewStore);

/** The last count; undefined while nothing is to be saved. */
export const useUnsavedChanges = (): UnsavedChanges | undefined =>
  useSyncExternalStore(unsavedChangesWatch.listen, unsavedChangesWatch.last);
