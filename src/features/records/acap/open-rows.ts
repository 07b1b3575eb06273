// Which rows show their restrictions: kept apart from the rows, which come and go as the list is scrolled.
import { useSyncExternalStore } from 'react';

let open: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens or closes the row of the line with this id. */
export function setOpen(id: number, isOpen: boolean): void {
  open = new Set(isOpen ? [...open, id] : [...open].filter((one) => one !== id));
  for (const listener of listeners) listener();
}

export const useIsOpen = (id: number): boolean => useSyncExternalStore(subscribe, () => open.has(id));
