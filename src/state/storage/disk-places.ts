// Stores the places of files on disk, so that they survive a reload. Handles can only be stored in the database.
import { keysOfSession, openDatabase, type StoredPlace } from './database.ts';

/** Replaces the places of a session. @throws if storage is forbidden, full, or cannot store such a place */
export async function storePlaces(work: string, places: readonly Omit<StoredPlace, 'work'>[]): Promise<void> {
  const db = await openDatabase();
  const writing = db.transaction('places', 'readwrite');
  await Promise.all([
    writing.store.delete(keysOfSession(work)),
    ...places.map((place) => writing.store.put({ work, ...place })),
    writing.done,
  ]);
}

/** Returns the stored places of a session. @throws if storage is forbidden */
export async function readStoredPlaces(work: string): Promise<readonly StoredPlace[]> {
  const db = await openDatabase();
  return db.getAll('places', keysOfSession(work));
}

/** Returns the ids of the sessions with stored places. @throws if storage is forbidden */
export async function sessionsWithPlaces(): Promise<ReadonlySet<string>> {
  const db = await openDatabase();
  return new Set((await db.getAllKeys('places')).map(([work]) => work));
}
