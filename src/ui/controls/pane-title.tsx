// The title of a pane, or the tabs of the panes that share its place.
import { createContext, type ReactNode, use } from 'react';

/** The tabs of a shared place; undefined if a pane has its own place. */
export const PaneTabsContext = createContext<ReactNode>(undefined);

export const PaneTitle = ({ name }: { readonly name: string }) => use(PaneTabsContext) ?? <h2>{name}</h2>;
