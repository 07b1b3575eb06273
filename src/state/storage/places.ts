// Where the files of a work lie on disk, kept so that a reload does not forget it. The browser can keep handles, not print them.
import { database, type KeptPlace, ofWork } from './database.ts';

/** Keeps these places of a work, and no others. @throws if storage is forbidden, full, or cannot hold such a place. */
export async function keepPlaces(work: string, places: readonly Omit<KeptPlace, 'work'>[]): Promise<void> {
  const db = await database();
  const writing = db.transaction('places', 'readwrite');
  await Promise.all([
    writing.store.delete(ofWork(work)),
    ...places.map((place) => writing.store.put({ work, ...place })),
    writing.done,
  ]);
}

/** The places that were kept of a work. @throws if storage is forbidden. */
export async function keptPlaces(work: string): Promise<readonly KeptPlace[]> {
  const db = await database();
  return db.getAll('places', ofWork(work));
}

/** Names of the works that places were kept of. @throws if storage is forbidden. */
export async function worksWithPlaces(): Promise<ReadonlySet<string>> {
  const db = await database();
  return new Set((await db.getAllKeys('places')).map(([work]) => work));
}
