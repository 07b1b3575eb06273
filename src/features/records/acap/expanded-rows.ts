// Which rows show their restrictions: kept apart from the rows, which come and go as the list is scrolled.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The ids of their lines. */
const expandedRows = createStore<{ readonly ids: ReadonlySet<number> }>(() => ({ ids: new Set() }));

/** Opens or closes the row of the line with this id. */
export const setExpanded = (id: number, isOpen: boolean): void =>
  expandedRows.setState(({ ids }) => ({
    ids: isOpen ? new Set(ids).add(id) : new Set([...ids].filter((one) => one !== id)),
  }));

export const useIsExpanded = (id: number): boolean => useStore(expandedRows, ({ ids }) => ids.has(id));
