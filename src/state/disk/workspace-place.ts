// The id of a site's workspace file among the places on disk. It depends on the files of the site: undo may
// restore another site, which must not overwrite that file.
import type { SiteDocument } from '../document/document.ts';

interface Site {
  readonly id: number;
  readonly files: Set<number>;
}
const registry: { sites: Site[]; lastId: number } = { sites: [], lastId: 0 };

/**
 * Returns the id of the workspace file: the same as long as one file of the site remains, and never the id of a
 * file.
 */
export function workspacePlaceId({ files }: SiteDocument): number {
  let site = registry.sites.findLast((candidate) => files.some(({ id }) => candidate.files.has(id)));
  if (!site) {
    site = { id: --registry.lastId, files: new Set() };
    registry.sites.push(site);
  }
  for (const { id } of files) site.files.add(id);
  return site.id;
}

/** Keeps only the sites of these files, and returns their ids. */
export function retainSites(files: ReadonlySet<number>): readonly number[] {
  registry.sites = registry.sites.flatMap((site) => {
    const remaining = [...site.files].filter((file) => files.has(file));
    return remaining.length > 0 ? [{ ...site, files: new Set(remaining) }] : [];
  });
  return registry.sites.map(({ id }) => id);
}

export const isWorkspacePlaceId = (file: number): boolean => file < 0;
