// What was noticed of files on disk, and what the person is asked about them before anything is written over.
import { createStore } from 'zustand/vanilla';
import type { DiskFileState } from './check-file.ts';
import { onPlaceChange } from './places.ts';

/** Why a file was not written where it lies. */
export interface DiskProblem {
  /** Its id in the document, or the number of the workspace file. */
  readonly file: number;
  /** The name it has on disk. */
  readonly name: string;
  readonly seen: Exclude<DiskFileState, { as: 'same' }>;
}

interface DiskState {
  /** What is asked now: saving was wanted. */
  readonly asked?: DiskProblem;
  /** What was noticed before anybody wanted to save, by file. */
  readonly noticed: ReadonlyMap<number, DiskProblem>;
}

export const diskStore = createStore<DiskState>(() => ({ noticed: new Map() }));

/** Notices that the person has put away: by file, what was on disk then. */
const dismissedProblems = new Map<number, string>();

const contentOf = ({ seen }: DiskProblem): string => (seen.as === 'changed' ? seen.stamp.hash : seen.as);

export function askAboutProblem(trouble: DiskProblem): void {
  diskStore.setState({ asked: trouble });
}

export function closeProblemDialog(): void {
  const { asked: _, ...rest } = diskStore.getState();
  diskStore.setState(rest, true);
}

function setNotice(file: number, trouble: DiskProblem | undefined): void {
  const noticed = new Map(diskStore.getState().noticed);
  if (trouble) noticed.set(file, trouble);
  else if (!noticed.delete(file)) return;
  diskStore.setState({ noticed });
}

/** Tells of a file, unless that was put away already. */
export function showProblemNotice(trouble: DiskProblem): void {
  if (dismissedProblems.get(trouble.file) !== contentOf(trouble)) setNotice(trouble.file, trouble);
}

/** There is nothing to tell of the file any more. */
export const removeProblemNotice = (file: number): void => setNotice(file, undefined);

/** The person has read it. */
export function dismissProblemNotice(trouble: DiskProblem): void {
  dismissedProblems.set(trouble.file, contentOf(trouble));
  removeProblemNotice(trouble.file);
}

onPlaceChange((file) => {
  dismissedProblems.delete(file);
  removeProblemNotice(file);
});
