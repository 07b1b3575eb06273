// The page about a kind of finding in the editor.

/** The page about a code in the editor at `docs`. */
export const docsUrl = (docs: string, code: string): string =>
  `${docs.replace(/#.*$/, '')}#/learn/findings/${encodeURIComponent(code)}`;
