// Names that files have in storage: ids begin anew with every page, names do not.

/** Whoever writes in this page: no other page has this name. */
export const WRITER_ID = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

const names = new Map<number, string>();

/** The name of a file, by its id. */
export const storageKeyOf = (id: number): string => names.get(id) ?? `${WRITER_ID}.${id}`;

/** Notes that a file that was read from storage had this name there. */
export function setStorageKey(id: number, name: string): void {
  names.set(id, name);
}
