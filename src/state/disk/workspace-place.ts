// Which number the workspace file of a site has among the places on disk. It hangs on the files of the site: undo may
// bring back another site, which is not to be written over that file.
import type { SiteDocument } from '../document.ts';

interface Site {
  readonly id: number;
  readonly files: Set<number>;
}
const sites: Site[] = [];

/** The number of the workspace file: the same as long as one file of the site is left, and never that of a file. */
export function workspaceId({ files }: SiteDocument): number {
  let site = sites.findLast((one) => files.some(({ id }) => one.files.has(id)));
  if (!site) {
    site = { id: -1 - sites.length, files: new Set() };
    sites.push(site);
  }
  for (const { id } of files) site.files.add(id);
  return site.id;
}

export const isWorkspaceId = (file: number): boolean => file < 0;
