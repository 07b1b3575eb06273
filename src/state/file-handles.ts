// Where each open file lies on this machine, if the browser let us know. Handles are no data: they stay out of the store.

const handles = new Map<string, FileSystemFileHandle>();

/** Remembers (or forgets) the place on disk behind a path of the site. */
export function setHandle(path: string, handle: FileSystemFileHandle | undefined): void {
  if (handle) handles.set(path, handle);
  else handles.delete(path);
}

/** The place on disk behind a path, or undefined if saving must ask or download. */
export function handleOf(path: string): FileSystemFileHandle | undefined {
  return handles.get(path);
}

/** Forgets all places: another document was opened. */
export function forgetHandles(): void {
  handles.clear();
}
