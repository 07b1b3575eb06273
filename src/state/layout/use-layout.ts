// How components read the layout of the panes.
import { useStore } from 'zustand';
import { type LayoutState, layoutStore } from './layout-store.ts';

/** A piece of the layout. The selector returns stored values, never new objects. */
export function useLayout<T>(select: (state: LayoutState) => T): T {
  return useStore(layoutStore, select);
}
