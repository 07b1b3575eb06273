// A hook for the compared versions and the result of their comparison, stored while the page is open.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { documentStore, useDocument } from '../document/use-document.ts';
import { type TaskResult, useIdleTask } from '../use-idle-task.ts';
import {
  changeChoice,
  compareVersions,
  savedAndNow,
  type VersionChoice,
  type Versions,
  validChoice,
} from './compared-versions.ts';
import { type VersionDiff, versionDiff } from './version-diff.ts';

const choiceStore = createStore<VersionChoice>(() => savedAndNow);

/** Changes the choice, which is for the open site from then on. */
export const updateVersionChoice = (change: Partial<VersionChoice>): void =>
  choiceStore.setState(changeChoice(documentStore.getState(), choiceStore.getState(), change), true);

/** Swaps the two versions. */
export const swapVersions = (): void => {
  const { isSwapped = false } = validChoice(documentStore.getState(), choiceStore.getState());
  updateVersionChoice({ isSwapped: !isSwapped });
};

export interface VersionComparison {
  readonly choice: VersionChoice;
  readonly versions: Versions;
  /** The latest comparison; it may be about other versions until the task is done. */
  readonly latest: TaskResult<Versions, VersionDiff> | undefined;
}

/** Which versions are compared. */
export function useComparedVersions(): Pick<VersionComparison, 'choice' | 'versions'> {
  const storedChoice = useStore(choiceStore);
  const state = useDocument((state) => state);
  const choice = validChoice(state, storedChoice);
  return { choice, versions: compareVersions(state, choice) };
}

export function useVersionComparison(): VersionComparison {
  const { choice, versions } = useComparedVersions();
  return { choice, versions, latest: useIdleTask(versions, versionDiff) };
}
