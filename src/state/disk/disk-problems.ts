// Problems with files on disk: notices, and the dialog before a file is overwritten.
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
  /** The problem that the dialog asks about while the user saves. */
  readonly question?: DiskProblem;
  /** Problems that were noticed without saving, by file. */
  readonly notices: ReadonlyMap<number, DiskProblem>;
}

export const diskStore = createStore<DiskState>(() => ({ notices: new Map() }));

/** The content on disk when a notice was dismissed, by file. */
const dismissedProblems = new Map<number, string>();

const contentOf = ({ seen }: DiskProblem): string => (seen.as === 'changed' ? seen.stamp.hash : seen.as);

export function askAboutProblem(problem: DiskProblem): void {
  diskStore.setState({ question: problem });
}

export function closeProblemDialog(): void {
  const { question: _, ...rest } = diskStore.getState();
  diskStore.setState(rest, true);
}

function setNotice(file: number, problem: DiskProblem | undefined): void {
  const notices = new Map(diskStore.getState().notices);
  if (problem) notices.set(file, problem);
  else if (!notices.delete(file)) return;
  diskStore.setState({ notices });
}

/** Shows a notice, unless the same one was dismissed. */
export function showProblemNotice(problem: DiskProblem): void {
  if (dismissedProblems.get(problem.file) !== contentOf(problem)) setNotice(problem.file, problem);
}

export const removeProblemNotice = (file: number): void => setNotice(file, undefined);

export function dismissProblemNotice(problem: DiskProblem): void {
  dismissedProblems.set(problem.file, contentOf(problem));
  removeProblemNotice(problem.file);
}

onPlaceChange((file) => {
  dismissedProblems.delete(file);
  removeProblemNotice(file);
});
