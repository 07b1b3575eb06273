// Checks whether a file on disk still has the content that was last read or written.
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
 * The state of a file on disk. `same`: the content is unchanged, and `stamp` is its current stamp. `gone`: moved,
 * renamed or deleted. `closed`: it cannot be read. `big`: it would fill the memory, so it was not read.
 */
export type DiskFileState =
  | { readonly as: 'same'; readonly stamp: FileStamp | undefined }
  | ChangedOnDisk
  | { readonly as: 'gone' | 'closed' | 'big' };

/** How many times a file is read if another program writes it at the same time. */
const MAX_ATTEMPTS = 3;

class TooBigError extends Error {}

interface FileContent {
  readonly bytes: Uint8Array;
  readonly modified: number;
}

async function readContent(handle: FileSystemFileHandle, attemptsLeft = MAX_ATTEMPTS): Promise<FileContent> {
  const file = await handle.getFile();
  if (file.size > MAX_OPEN_OCTETS) throw new TooBigError();
  try {
    return { bytes: new Uint8Array(await file.arrayBuffer()), modified: file.lastModified };
  } catch (error) {
    if (attemptsLeft <= 1) throw error;
    return readContent(handle, attemptsLeft - 1);
  }
}

const errorName = (error: unknown): string => (error instanceof Error ? error.name : '');

function unreadableState(error: unknown): DiskFileState {
  if (error instanceof TooBigError) return { as: 'big' };
  return { as: ['NotFoundError', 'TypeMismatchError'].includes(errorName(error)) ? 'gone' : 'closed' };
}

/** Reads the file. Its date is not reliable enough before the file is overwritten. */
export async function readDiskFileState({ handle, stamp }: DiskPlace): Promise<DiskFileState> {
  try {
    const { bytes, modified } = await readContent(handle);
    const currentStamp = await createFileStamp(bytes, modified);
    return !stamp || stamp.hash === currentStamp.hash
      ? { as: 'same', stamp: currentStamp }
      : { as: 'changed', bytes, stamp: currentStamp };
  } catch (error) {
    return unreadableState(error);
  }
}

/** The same, but a file with the same date and size counts as unchanged and is not read. */
export async function checkDiskFileState(place: DiskPlace): Promise<DiskFileState> {
  const { handle, stamp } = place;
  try {
    const { lastModified, size } = await handle.getFile();
    if (stamp && stamp.modified === lastModified && stamp.size === size) return { as: 'same', stamp };
  } catch (error) {
    return unreadableState(error);
  }
  return readDiskFileState(place);
}
