// Where the files of a work lie on disk, kept so that a reload does not forget it. The browser can keep handles, not print them.
import { keysOfSession, openDatabase, type StoredPlace } from './database.ts';

/** Keeps these places of a work, and no others. @throws if storage is forbidden, full, or cannot hold such a place. */
export async function storePlaces(work: string, places: readonly Omit<StoredPlace, 'work'>[]): Promise<void> {
  const db = await openDatabase();
  const writing = db.transaction('places', 'readwrite');
  await Promise.all([
    writing.store.delete(keysOfSession(work)),
    ...places.map((place) => writing.store.put({ work, ...place })),
    writing.done,
  ]);
}

/** The places that were kept of a work. @throws if storage is forbidden. */
export async function readStoredPlaces(work: string): Promise<readonly StoredPlace[]> {
  const db = await openDatabase();
  return db.getAll('places', keysOfSession(work));
}

/** Names of the works that places were kept of. @throws if storage is forbidden. */
export async function sessionsWithPlaces(): Promise<ReadonlySet<string>> {
  const db = await openDatabase();
  return new Set((await db.getAllKeys('places')).map(([work]) => work));
}
