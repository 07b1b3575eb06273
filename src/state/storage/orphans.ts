// What lies in storage of works that are not there any more: written while the work was taken off the shelf.
import type { VersionDatabase } from './versions.ts';

/** Where places of files lie. Both may throw. */
export interface PlaceDatabase {
  /** Names of the works that have some. */
  readonly works: () => Promise<ReadonlySet<string>>;
  readonly drop: (work: string) => Promise<void>;
}

/**
 * Drops versions, named ones too, and places of works that are not there: nobody can get at them. `works` tells the
 * names of all that are there, or open in a tab before anything is done; undefined if that is not surely known.
 * @throws if storage does.
 */
export async function deleteOrphans(
  versions: VersionDatabase,
  places: PlaceDatabase,
  works: () => Promise<ReadonlySet<string> | undefined>,
): Promise<void> {
  const [kept, placed] = await Promise.all([versions.all(), places.works()]);
  // Asked last: a work that began meanwhile is there.
  const there = await works();
  if (!there) return;
  const gone = kept.filter(({ work }) => !there.has(work)).map(({ id }) => id);
  if (gone.length > 0) await versions.write([], gone);
  await Promise.all([...placed].filter((work) => !there.has(work)).map(places.drop));
}
