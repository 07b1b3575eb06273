// Looking at a file on disk: whether it still is what was last read or written there.
import { MAX_OPEN_OCTETS } from '../../core/document/size-limits.ts';
import { createFileStamp, type FileStamp } from './file-stamp.ts';
import type { DiskPlace } from './places.ts';

/** Another program wrote the file. */
export interface ChangedOnDisk {
  readonly as: 'changed';
  readonly bytes: Uint8Array;
  readonly stamp: FileStamp;
}

/**
 * What was seen. `same`: the content is as it was, `stamp` is what to remember. `gone`: moved, renamed or deleted.
 * `closed`: it may not be read. `big`: it would fill the memory, so it was not read.
 */
export type DiskFileState =
  | { readonly as: 'same'; readonly stamp: FileStamp | undefined }
  | ChangedOnDisk
  | { readonly as: 'gone' | 'closed' | 'big' };

/** How often a file is read anew that is written while we read it. */
const TRIES = 3;

class TooBig extends Error {}

interface Read {
  readonly bytes: Uint8Array;
  readonly modified: number;
}

async function readNow(handle: FileSystemFileHandle, tries = TRIES): Promise<Read> {
  const file = await handle.getFile();
  if (file.size > MAX_OPEN_OCTETS) throw new TooBig();
  try {
    return { bytes: new Uint8Array(await file.arrayBuffer()), modified: file.lastModified };
  } catch (problem) {
    if (tries <= 1) throw problem;
    return readNow(handle, tries - 1);
  }
}

const nameOf = (problem: unknown): string => (problem instanceof Error ? problem.name : '');

function unreadableState(problem: unknown): DiskFileState {
  if (problem instanceof TooBig) return { as: 'big' };
  return { as: ['NotFoundError', 'TypeMismatchError'].includes(nameOf(problem)) ? 'gone' : 'closed' };
}

/** Reads the file: dates are not to be trusted where something is going to be written over. */
export async function readDiskFileState({ handle, stamp }: DiskPlace): Promise<DiskFileState> {
  try {
    const { bytes, modified } = await readNow(handle);
    const now = await createFileStamp(bytes, modified);
    return !stamp || stamp.hash === now.hash
      ? { as: 'same', stamp: now }
      : { as: 'changed', bytes, stamp: now };
  } catch (problem) {
    return unreadableState(problem);
  }
}

/** The same, but a file of the same date and size is taken for unchanged, and not read. */
export async function checkDiskFileState(place: DiskPlace): Promise<DiskFileState> {
  const { handle, stamp } = place;
  try {
    const { lastModified, size } = await handle.getFile();
    if (stamp && stamp.modified === lastModified && stamp.size === size) return { as: 'same', stamp };
  } catch (problem) {
    return unreadableState(problem);
  }
  return readDiskFileState(place);
}
