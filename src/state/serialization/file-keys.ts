// Keys of files in storage: unlike their ids, they stay the same after a reload.

/** Identifies this page as a writer. */
export const WRITER_ID = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

const storageKeys = new Map<number, string>();

/** Returns the key of a file by its id. */
export const storageKeyOf = (id: number): string => storageKeys.get(id) ?? `${WRITER_ID}.${id}`;

/** Sets the key of a file that was read from storage. */
export function setStorageKey(id: number, key: string): void {
  storageKeys.set(id, key);
}
