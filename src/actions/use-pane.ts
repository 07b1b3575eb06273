// Registers what a pane can do for as long as a component is mounted.
import { useLayoutEffect } from 'react';
import { type PaneCapabilities, type PaneName, registerPane } from './panes.ts';

/** `capability`: what the pane can do as of this rendering; undefined if nothing now. */
export function usePane<Name extends PaneName>(
  name: Name,
  capability: PaneCapabilities[Name] | undefined,
): void {
  useLayoutEffect(() => (capability ? registerPane(name, capability) : undefined));
}
