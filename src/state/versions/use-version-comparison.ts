// A hook for the compared versions and the result of their comparison, stored while the page is open.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { documentStore, useDocument } from '../document/use-document.ts';
import { readTabMemory, writeTabMemory } from '../layout/tab-memory.ts';
import { keyOfOpenSite } from '../storage/sessions.ts';
import { awaited, type TaskResult, useIdleTask } from '../use-idle-task.ts';
import {
  changeChoice,
  compareVersions,
  savedAndNow,
  type VersionChoice,
  type Versions,
  validChoice,
} from './compared-versions.ts';
import { packChoice, type StoredChoice, unpackChoice } from './stored-choice.ts';
import { type VersionDiff, versionDiff } from './version-diff.ts';

/** The name under which a tab remembers what is compared. */
const CHOICE_KEY = 'gatepost-compared';

interface RememberedChoice {
  /** The site for which the choice was made. */
  readonly site: string;
  readonly choice: StoredChoice;
}

const choiceStore = createStore<VersionChoice>(() => savedAndNow);

/** Changes the choice, which is for the open site from then on. */
export function updateVersionChoice(change: Partial<VersionChoice>): void {
  const state = documentStore.getState();
  const choice = changeChoice(state, choiceStore.getState(), change);
  choiceStore.setState(choice, true);
  const memory: RememberedChoice = { site: keyOfOpenSite(state), choice: packChoice(state, choice) };
  writeTabMemory(CHOICE_KEY, memory);
}

/**
 * Compares again what was compared before the page was loaded again, unless something was chosen since. A choice for
 * another site, and one of which a version is gone, is not used.
 */
export async function restoreVersionChoice(findKept: Parameters<typeof unpackChoice>[2]): Promise<void> {
  const memory = readTabMemory(CHOICE_KEY) as RememberedChoice | undefined;
  const state = documentStore.getState();
  // Files have other ids after a reload.
  if (memory?.site !== keyOfOpenSite(state) || choiceStore.getState() !== savedAndNow) return;
  const choice = await unpackChoice(state, memory.choice, findKept).catch(() => undefined);
  if (choice && choiceStore.getState() === savedAndNow)
    choiceStore.setState(changeChoice(state, savedAndNow, choice), true);
}

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
  return { choice, versions, latest: useIdleTask(versions, versionDiff, awaited) };
}
