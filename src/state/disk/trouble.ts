// What was noticed of files on disk, and what the person is asked about them before anything is written over.
import { createStore } from 'zustand/vanilla';
import type { Seen } from './look.ts';
import { onPlace } from './places.ts';

/** Why a file was not written where it lies. */
export interface DiskTrouble {
  /** Its id in the document, or the number of the workspace file. */
  readonly file: number;
  /** The name it has on disk. */
  readonly name: string;
  readonly seen: Exclude<Seen, { as: 'same' }>;
}

interface DiskState {
  /** What is asked now: saving was wanted. */
  readonly asked?: DiskTrouble;
  /** What was noticed before anybody wanted to save, by file. */
  readonly noticed: ReadonlyMap<number, DiskTrouble>;
}

export const diskStore = createStore<DiskState>(() => ({ noticed: new Map() }));

/** Notices that the person has put away: by file, what was on disk then. */
const putAway = new Map<number, string>();

const contentOf = ({ seen }: DiskTrouble): string => (seen.as === 'changed' ? seen.stamp.hash : seen.as);

export function ask(trouble: DiskTrouble): void {
  diskStore.setState({ asked: trouble });
}

export function closeAsked(): void {
  const { asked: _, ...rest } = diskStore.getState();
  diskStore.setState(rest, true);
}

function withNoticed(file: number, trouble: DiskTrouble | undefined): void {
  const noticed = new Map(diskStore.getState().noticed);
  if (trouble) noticed.set(file, trouble);
  else if (!noticed.delete(file)) return;
  diskStore.setState({ noticed });
}

/** Tells of a file, unless that was put away already. */
export function notice(trouble: DiskTrouble): void {
  if (putAway.get(trouble.file) !== contentOf(trouble)) withNoticed(trouble.file, trouble);
}

/** There is nothing to tell of the file any more. */
export const unnotice = (file: number): void => withNoticed(file, undefined);

/** The person has read it. */
export function putNoticeAway(trouble: DiskTrouble): void {
  putAway.set(trouble.file, contentOf(trouble));
  unnotice(trouble.file);
}

onPlace((file) => {
  putAway.delete(file);
  unnotice(file);
});
