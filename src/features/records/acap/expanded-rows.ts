// Which rows show their restrictions. Stored outside the rows, because scrolling mounts and unmounts them.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The ids of the lines of expanded rows. */
const expandedRows = createStore<{ readonly ids: ReadonlySet<number> }>(() => ({ ids: new Set() }));

/** Expands or collapses the row of the line with this id. */
export const setExpanded = (id: number, isOpen: boolean): void =>
  expandedRows.setState(({ ids }) => ({
    ids: isOpen ? new Set(ids).add(id) : new Set([...ids].filter((expandedId) => expandedId !== id)),
  }));

export const useIsExpanded = (id: number): boolean => useStore(expandedRows, ({ ids }) => ids.has(id));
