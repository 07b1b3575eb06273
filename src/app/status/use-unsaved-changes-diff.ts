// A hook for the effect of unsaved changes in the app's one store. Not part of the first page.
import { useSyncExternalStore } from 'react';
import { viewStore } from '../../state/document/use-document.ts';
import { createUnsavedChangesWatch, type UnsavedChanges } from './unsaved-changes-diff.ts';

/** The counts of this page. */
export const unsavedChangesWatch = createUnsavedChangesWatch(viewStore);

/** Returns the latest count; undefined if there are no unsaved changes. */
export const useUnsavedChanges = (): UnsavedChanges | undefined =>
  useSyncExternalStore(unsavedChangesWatch.subscribe, unsavedChangesWatch.latest);
