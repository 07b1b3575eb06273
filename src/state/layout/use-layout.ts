// A hook that reads the layout of the panes.
import { useStore } from 'zustand';
import { type LayoutState, layoutStore } from './layout-store.ts';

/** Returns a part of the layout. The selector must return stored values, never new objects. */
export function useLayout<T>(select: (state: LayoutState) => T): T {
  return useStore(layoutStore, select);
}
