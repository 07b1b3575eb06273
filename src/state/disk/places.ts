// Where each opened file lies on this machine, if the browser let us know. Handles are no data: they stay out of the store.
import type { FileStamp } from './file-stamp.ts';

/** A place on disk, and how the file was there when it was last read or written; no stamp if that is not known. */
export interface DiskPlace {
  readonly handle: FileSystemFileHandle;
  readonly stamp?: FileStamp;
}

const places = new Map<number, DiskPlace>();
const listeners = new Set<(file: number) => void>();

/** Remembers the place on disk of an opened file (by the id it has in the document), as it was just read or written. */
export function setPlace(file: number, place: DiskPlace): void {
  places.set(file, place);
  for (const listener of listeners) listener(file);
}

/** The place on disk of an opened file, or undefined if saving must ask or download. */
export const getPlace = (file: number): DiskPlace | undefined => places.get(file);

/** Forgets the places of all files but these. */
export function retainPlaces(files: ReadonlySet<number>): void {
  for (const file of places.keys()) if (!files.has(file)) places.delete(file);
}

/** Is told whenever a file was read from its place, or written there. */
export function onPlaceChange(listener: (file: number) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
