// The files of a page, requested together. If each file were only found in another, each would cost a round trip.

export const PAGE_FILES = 'gatepost-page-files';

/**
 * Returns the list that the build writes to index.html: for each page, the files that index.html does not load at
 * once. The development server has no such list.
 */
function readPageFiles(): ReadonlyMap<string, readonly string[]> {
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${PAGE_FILES}"]`)?.content ?? '';
  const lists = text.split(', ').map((list) => list.split(' '));
  return new Map(lists.map(([page = '', ...files]) => [page, files]));
}

/** Returns the pages whose code the first paint of an address needs. The workbench needs no other. */
function pagesForHash(hash: string): readonly string[] {
  if (hash.startsWith('#/edit?')) return ['app'];
  if (hash.startsWith('#/learn')) return ['app', 'start-page', 'learn'];
  if (hash.startsWith('#/w/')) return ['app', 'start-page', 'learn'];
  return /^#?\/?$/.test(hash) ? ['app', 'start-page'] : [];
}

/** Preloads the files of these pages without running them. */
export function preloadPages(pages: readonly string[]): void {
  const files = readPageFiles();
  for (const href of new Set(pages.flatMap((page) => files.get(page) ?? []))) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
}

/** Preloads what an address shows first, along with the app. */
export const preloadFirstPage = (hash: string): void => preloadPages(pagesForHash(hash));
