// Which number the workspace file of a site has among the places on disk. It hangs on the files of the site: undo may
// bring back another site, which is not to be written over that file.
import type { SiteDocument } from '../document/document.ts';

interface Site {
  readonly id: number;
  readonly files: Set<number>;
}
let sites: Site[] = [];
let last = 0;

/** The number of the workspace file: the same as long as one file of the site is left, and never that of a file. */
export function workspacePlaceId({ files }: SiteDocument): number {
  let site = sites.findLast((one) => files.some(({ id }) => one.files.has(id)));
  if (!site) {
    site = { id: --last, files: new Set() };
    sites.push(site);
  }
  for (const { id } of files) site.files.add(id);
  return site.id;
}

/** Forgets the sites of which none of these files is one. Returns the numbers that are left. */
export function retainSites(files: ReadonlySet<number>): readonly number[] {
  sites = sites.flatMap((site) => {
    const left = [...site.files].filter((file) => files.has(file));
    return left.length > 0 ? [{ ...site, files: new Set(left) }] : [];
  });
  return sites.map(({ id }) => id);
}

export const isWorkspacePlaceId = (file: number): boolean => file < 0;
