// What a fix asks of the page, as no edit of the document can do it: a text to copy, or another page. The page shows it.
import { createStore } from 'zustand/vanilla';

/** What is asked. `server`: how a server says that the file is text; `page`: what a page says instead of the file. */
export type FixRequest =
  | { readonly show: 'compare' }
  | { readonly show: 'server' | 'page'; readonly path: string; readonly about: string };

/** What is asked now, if anything. */
export const fixRequestStore = createStore<{ readonly request?: FixRequest }>(() => ({}));

export const requestFix = (request: FixRequest): void => fixRequestStore.setState({ request });

/** It was shown, or done. */
export const closeFixRequest = (): void => fixRequestStore.setState({}, true);
