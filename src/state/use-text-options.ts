// How components read what was chosen in the text pane.
import { useStore } from 'zustand';
import { type TextOptions, textOptions } from './text-options.ts';

/** A piece of what was chosen. The selector returns stored values, never new objects. */
export function useTextOptions<T>(select: (state: TextOptions) => T): T {
  return useStore(textOptions, select);
}
