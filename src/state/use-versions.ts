// Which versions are compared, kept while the page is open, and what the comparison comes to, for components.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useDocument } from './use-document.ts';
import { useInSlices, type WorkedOut } from './use-slices.ts';
import { type VersionDiff, versionDiff } from './version-diff.ts';
import { type VersionChoice, type Versions, validChoice, versionsOf } from './versions.ts';

const choiceStore = createStore<VersionChoice>(() => ({ before: { kind: 'saved' }, after: { kind: 'now' } }));

export const chooseVersions = (change: Partial<VersionChoice>): void => choiceStore.setState(change);

export interface ComparedVersions {
  readonly choice: VersionChoice;
  readonly versions: Versions;
  /** The last comparison that was worked out; it is about other versions until it has caught up. */
  readonly told: WorkedOut<Versions, VersionDiff> | undefined;
}

export function useVersions(): ComparedVersions {
  const chosen = useStore(choiceStore);
  const state = useDocument((all) => all);
  const choice = validChoice(state, chosen);
  const versions = versionsOf(state, choice);
  return { choice, versions, told: useInSlices(versions, versionDiff) };
}
