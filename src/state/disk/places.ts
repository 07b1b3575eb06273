// The place on disk of each open file, if the browser provides it. Handles are not data, so they stay out of the store.
import type { FileStamp } from './file-stamp.ts';

/** A place on disk, with the stamp of the file when it was last read or written; no stamp if it is unknown. */
export interface DiskPlace {
  readonly handle: FileSystemFileHandle;
  readonly stamp?: FileStamp;
}

const places = new Map<number, DiskPlace>();
const listeners = new Set<(file: number) => void>();

/** Sets the place of an open file, by its id in the document, after it was read or written. */
export function setPlace(file: number, place: DiskPlace): void {
  places.set(file, place);
  for (const listener of listeners) listener(file);
}

/** Returns the place of an open file; undefined if saving must ask or download. */
export const getPlace = (file: number): DiskPlace | undefined => places.get(file);

/** Keeps only the places of these files. */
export function retainPlaces(files: ReadonlySet<number>): void {
  for (const file of places.keys()) if (!files.has(file)) places.delete(file);
}

/** Calls the listener when a file was read from its place or written to it. Returns a function that stops it. */
export function onPlaceChange(listener: (file: number) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
