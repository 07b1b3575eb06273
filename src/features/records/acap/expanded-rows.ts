// Which rows show their restrictions: kept apart from the rows, which come and go as the list is scrolled.
import { useSyncExternalStore } from 'react';

let expandedIds: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

function subscribeToExpanded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens or closes the row of the line with this id. */
export function setExpanded(id: number, isOpen: boolean): void {
  expandedIds = new Set(isOpen ? [...expandedIds, id] : [...expandedIds].filter((one) => one !== id));
  for (const listener of listeners) listener();
}

export const useIsExpanded = (id: number): boolean =>
  useSyncExternalStore(subscribeToExpanded, () => expandedIds.has(id));
