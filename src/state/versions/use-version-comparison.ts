// Which versions are compared, kept while the page is open, and what the comparison comes to, for components.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useDocument } from '../document/use-document.ts';
import { type TaskResult, useIdleTask } from '../use-idle-task.ts';
import { compareVersions, type VersionChoice, type Versions, validChoice } from './compared-versions.ts';
import { type VersionDiff, versionDiff } from './version-diff.ts';

const choiceStore = createStore<VersionChoice>(() => ({ before: { kind: 'saved' }, after: { kind: 'now' } }));

export const updateVersionChoice = (change: Partial<VersionChoice>): void => choiceStore.setState(change);

export interface VersionComparison {
  readonly choice: VersionChoice;
  readonly versions: Versions;
  /** The last comparison that was worked out; it is about other versions until it has caught up. */
  readonly told: TaskResult<Versions, VersionDiff> | undefined;
}

export function useVersionComparison(): VersionComparison {
  const chosen = useStore(choiceStore);
  const state = useDocument((all) => all);
  const choice = validChoice(state, chosen);
  const versions = compareVersions(state, choice);
  return { choice, versions, told: useIdleTask(versions, versionDiff) };
}
