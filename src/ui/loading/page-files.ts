// The files of a page, asked for together: found out one from another, each would cost a way to the server and back.

export const PAGE_FILES = 'gatepost-page-files';

/**
 * What the build lists in index.html: the files of each page that it does not load at once, behind the name of the page.
 * The development server has no such list.
 */
function readPageFiles(): ReadonlyMap<string, readonly string[]> {
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${PAGE_FILES}"]`)?.content ?? '';
  const lists = text.split(', ').map((list) => list.split(' '));
  return new Map(lists.map(([page = '', ...files]) => [page, files]));
}

/** The pages whose code the first picture of an address waits for. The workbench shows its first without more. */
function pagesForHash(hash: string): readonly string[] {
  if (hash.startsWith('#/edit?')) return ['app'];
  if (hash.startsWith('#/learn')) return ['app', 'start-page', 'learn'];
  if (hash.startsWith('#/w/')) return ['app', 'start-page', 'learn'];
  return /^#?\/?$/.test(hash) ? ['app', 'start-page'] : [];
}

/** Has the browser fetch the files of these pages, and run none of them. */
export function preloadPages(pages: readonly string[]): void {
  const files = readPageFiles();
  for (const href of new Set(pages.flatMap((page) => files.get(page) ?? []))) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
}

/** Has the browser fetch, beside the app, what an address shows first. */
export const preloadFirstPage = (hash: string): void => preloadPages(pagesForHash(hash));
