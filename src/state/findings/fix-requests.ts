// Requests of fixes to the page for what an edit cannot do: show a text to copy, or another page.
import { createStore } from 'zustand/vanilla';

/** A request. `server`: how a server declares that the file is text; `page`: what a page says instead of the file. */
export type FixRequest =
  | { readonly show: 'compare' }
  | { readonly show: 'server' | 'page'; readonly path: string; readonly about: string };

/** The current request, if any. */
export const fixRequestStore = createStore<{ readonly request?: FixRequest }>(() => ({}));

export const requestFix = (request: FixRequest): void => fixRequestStore.setState({ request });

/** Called when the request was shown or done. */
export const closeFixRequest = (): void => fixRequestStore.setState({}, true);
