// Problems with files on disk: notices, and the question before anything is overwritten.
import { createStore } from 'zustand/vanilla';
import type { DiskFileState } from './check-file.ts';
import { onPlaceChange } from './places.ts';

/** Why a file was not written to its place. */
export interface DiskProblem {
  /** Its id in the document, or the id of the workspace file. */
  readonly file: number;
  /** Its name on disk. */
  readonly name: string;
  readonly seen: Exclude<DiskFileState, { as: 'same' }>;
}

interface DiskState {
  /** The problem that the dialog asks about, as the person is saving. */
  readonly question?: DiskProblem;
  /** Problems that were noticed without saving, by file. */
  readonly notices: ReadonlyMap<number, DiskProblem>;
}

export const diskStore = createStore<DiskState>(() => ({ notices: new Map() }));

/** Dismissed notices: by file, what was on disk then. */
const dismissedProblems = new Map<number, string>();

const contentOf = ({ seen }: DiskProblem): string => (seen.as === 'changed' ? seen.stamp.hash : seen.as);

export function askAboutProblem(trouble: DiskProblem): void {
  diskStore.setState({ question: trouble });
}

export function closeProblemDialog(): void {
  const { question: _, ...rest } = diskStore.getState();
  diskStore.setState(rest, true);
}

function setNotice(file: number, trouble: DiskProblem | undefined): void {
  const noticed = new Map(diskStore.getState().notices);
  if (trouble) noticed.set(file, trouble);
  else if (!noticed.delete(file)) return;
  diskStore.setState({ notices: noticed });
}

/** Shows a notice, unless the same one was dismissed. */
export function showProblemNotice(trouble: DiskProblem): void {
  if (dismissedProblems.get(trouble.file) !== contentOf(trouble)) setNotice(trouble.file, trouble);
}

export const removeProblemNotice = (file: number): void => setNotice(file, undefined);

export function dismissProblemNotice(trouble: DiskProblem): void {
  dismissedProblems.set(trouble.file, contentOf(trouble));
  removeProblemNotice(trouble.file);
}

onPlaceChange((file) => {
  dismissedProblems.delete(file);
  removeProblemNotice(file);
});
