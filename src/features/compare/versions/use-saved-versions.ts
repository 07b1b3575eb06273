// The earlier versions of the work that is open, for components: counted against what is open while they are shown.
import { useSyncExternalStore } from 'react';
import { viewStore } from '../../../state/document/use-document.ts';
import { versionStore } from '../../../state/versions/version-store.ts';
import { countDifferences } from './version-differences.ts';

function subscribe(told: () => void): () => void {
  const stop = countDifferences(viewStore);
  const leave = versionStore.subscribe(told);
  return () => {
    stop();
    leave();
  };
}

export const useSavedVersions = () => useSyncExternalStore(subscribe, versionStore.getState);
