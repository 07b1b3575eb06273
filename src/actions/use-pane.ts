// Registers the capability of a pane while a component is mounted.
import { useLayoutEffect } from 'react';
import { type PaneCapabilities, type PaneName, registerPane } from './panes.ts';

/** `capability`: what the pane can do as of this render; undefined if it currently has none. */
export function usePane<Name extends PaneName>(
  name: Name,
  capability: PaneCapabilities[Name] | undefined,
): void {
  useLayoutEffect(() => (capability ? registerPane(name, capability) : undefined));
}
