// The id of the workspace file of a site among the places on disk. It depends on the files of the site: undo may bring
// back another site, which must not overwrite that file.
import type { SiteDocument } from '../document/document.ts';

interface Site {
  readonly id: number;
  readonly files: Set<number>;
}
const known: { sites: Site[]; lastId: number } = { sites: [], lastId: 0 };

/** The id of the workspace file: the same while one file of the site remains, and never the id of a file. */
export function workspacePlaceId({ files }: SiteDocument): number {
  let site = known.sites.findLast((one) => files.some(({ id }) => one.files.has(id)));
  if (!site) {
    site = { id: --known.lastId, files: new Set() };
    known.sites.push(site);
  }
  for (const { id } of files) site.files.add(id);
  return site.id;
}

/** Keeps only the sites of these files, and returns their ids. */
export function retainSites(files: ReadonlySet<number>): readonly number[] {
  known.sites = known.sites.flatMap((site) => {
    const left = [...site.files].filter((file) => files.has(file));
    return left.length > 0 ? [{ ...site, files: new Set(left) }] : [];
  });
  return known.sites.map(({ id }) => id);
}

export const isWorkspacePlaceId = (file: number): boolean => file < 0;
