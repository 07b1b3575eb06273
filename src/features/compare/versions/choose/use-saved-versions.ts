// The saved versions of the open workspace, for components. They are compared with the current state while they
// are shown.
import { useSyncExternalStore } from 'react';
import { viewStore } from '../../../../state/document/use-document.ts';
import { versionStore } from '../../../../state/versions/version-store.ts';
import { countDifferences } from '../differences/version-differences.ts';

function subscribe(onChange: () => void): () => void {
  const stop = countDifferences(viewStore);
  const unsubscribe = versionStore.subscribe(onChange);
  return () => {
    stop();
    unsubscribe();
  };
}

export const useSavedVersions = () => useSyncExternalStore(subscribe, versionStore.getState);
