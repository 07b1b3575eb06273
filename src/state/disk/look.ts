// Looking at a file on disk: whether it still is what was last read or written there.
import { OPENED_UP_TO } from '../../core/text/sizes.ts';
import type { DiskPlace } from './places.ts';
import { type Stamp, stampOf } from './stamp.ts';

/** Another program wrote the file. */
export interface ChangedOnDisk {
  readonly as: 'changed';
  readonly bytes: Uint8Array;
  readonly stamp: Stamp;
}

/**
 * What was seen. `same`: the content is as it was, `stamp` is what to remember. `gone`: moved, renamed or deleted.
 * `closed`: it may not be read. `big`: it would fill the memory, so it was not read.
 */
export type Seen =
  | { readonly as: 'same'; readonly stamp: Stamp | undefined }
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
  if (file.size > OPENED_UP_TO) throw new TooBig();
  try {
    return { bytes: new Uint8Array(await file.arrayBuffer()), modified: file.lastModified };
  } catch (problem) {
    if (tries <= 1) throw problem;
    return readNow(handle, tries - 1);
  }
}

const nameOf = (problem: unknown): string => (problem instanceof Error ? problem.name : '');

function unread(problem: unknown): Seen {
  if (problem instanceof TooBig) return { as: 'big' };
  return { as: ['NotFoundError', 'TypeMismatchError'].includes(nameOf(problem)) ? 'gone' : 'closed' };
}

/** Reads the file: dates are not to be trusted where something is going to be written over. */
export async function lookAt({ handle, stamp }: DiskPlace): Promise<Seen> {
  try {
    const { bytes, modified } = await readNow(handle);
    const now = await stampOf(bytes, modified);
    return !stamp || stamp.hash === now.hash
      ? { as: 'same', stamp: now }
      : { as: 'changed', bytes, stamp: now };
  } catch (problem) {
    return unread(problem);
  }
}

/** The same, but a file of the same date and size is taken for unchanged, and not read. */
export async function glanceAt(place: DiskPlace): Promise<Seen> {
  const { handle, stamp } = place;
  try {
    const { lastModified, size } = await handle.getFile();
    if (stamp && stamp.modified === lastModified && stamp.size === size) return { as: 'same', stamp };
  } catch (problem) {
    return unread(problem);
  }
  return lookAt(place);
}
