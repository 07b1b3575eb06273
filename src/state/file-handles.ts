// Where each opened file lies on this machine, if the browser let us know. Handles are no data: they stay out of the store.

const handles = new Map<number, FileSystemFileHandle>();

/** Remembers the place on disk of an opened file (by the id it has in the document). */
export function setHandle(file: number, handle: FileSystemFileHandle): void {
  handles.set(file, handle);
}

/** The place on disk of an opened file, or undefined if saving must ask or download. */
export function handleOf(file: number): FileSystemFileHandle | undefined {
  return handles.get(file);
}
