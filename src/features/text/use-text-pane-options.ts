// How components read what was chosen in the text pane.
import { useStore } from 'zustand';
import { type TextPaneOptions, textPaneOptions } from '../../state/layout/text-pane-options.ts';

/** A piece of what was chosen. The selector returns stored values, never new objects. */
export function useTextPaneOptions<T>(select: (state: TextPaneOptions) => T): T {
  return useStore(textPaneOptions, select);
}
