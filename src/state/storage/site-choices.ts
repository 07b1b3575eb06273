// What the user does with the sites of the list: pin, rename, delete, and undo the deletion.
import { createDocumentStore, type DocumentStore, restoreState } from '../document/document-store.ts';
import { flushAutosave } from './autosave.ts';
import {
  keysOfSession,
  openDatabase,
  type SiteChoices,
  type StoredPlace,
  type StoredVersion,
} from './database.ts';
import { storePlaces } from './disk-places.ts';
import { changeChoices, indexedDbSessions, putBack } from './indexeddb-sessions.ts';
import { deleteStoredSession } from './session-list.ts';
import { createOpenInOtherTabTest } from './session-locks.ts';
import { copySession, currentSessionId, detachSession } from './sessions.ts';
import { unloadBackupsOf, writeUnloadBackup } from './unload-backup.ts';
import type { StoredSession, WriteBatch } from './write-batch.ts';

/** Everything that is stored of a session, as it is stored. */
interface SessionRecords {
  readonly stored: StoredSession | undefined;
  readonly backups: readonly WriteBatch[];
  readonly versions: readonly StoredVersion[];
  readonly places: readonly StoredPlace[];
}

/** @throws if storage fails */
async function readRecords(id: string): Promise<SessionRecords> {
  const database = await openDatabase();
  const [stored, versions, places] = await Promise.all([
    indexedDbSessions.read(id),
    database.getAllFromIndex('versions', 'work', id),
    database.getAll('places', keysOfSession(id)),
  ]);
  return { stored, backups: unloadBackupsOf(id), versions, places };
}

/** Stores the records again. @throws if storage fails */
async function putRecords(id: string, { stored, backups, versions, places }: SessionRecords): Promise<void> {
  for (const batch of backups) writeUnloadBackup(batch);
  // The session first: versions without a session are deleted.
  if (stored) await putBack(stored);
  const writing = (await openDatabase()).transaction('versions', 'readwrite');
  await Promise.all([...versions.map((version) => writing.store.put(version)), writing.done]);
  await storePlaces(
    id,
    places.map(({ work: _, ...place }) => place),
  );
}

/** Leaves the open session for an empty document, which is stored once it has content. */
async function leaveOpenSession(store: DocumentStore): Promise<void> {
  await flushAutosave();
  detachSession();
  restoreState(store, createDocumentStore().getState());
  copySession();
}

/**
 * Deletes a session. Returns a function that brings it back, until the page is left; undefined if another tab has
 * opened it. @throws if storage fails; then nothing is deleted
 */
export async function deleteSite(
  store: DocumentStore,
  id: string,
): Promise<(() => Promise<void>) | undefined> {
  if ((await createOpenInOtherTabTest())(id)) return undefined;
  if (id === currentSessionId()) await leaveOpenSession(store);
  const records = await readRecords(id);
  // If this fails, nothing else is deleted.
  await indexedDbSessions.remove(id);
  await deleteStoredSession(id);
  return () => putRecords(id, records);
}

/** Changes the name that the user gave a site, or whether it is pinned. @throws if storage fails */
export async function chooseForSite(id: string, alter: (choices: SiteChoices) => SiteChoices): Promise<void> {
  if (id === currentSessionId()) await flushAutosave();
  await changeChoices(id, alter);
}

/** Returns the name of the workspace file on disk of a session; undefined if it was not saved to one. */
export async function workspaceFileOf(id: string): Promise<string | undefined> {
  const places = await (await openDatabase()).getAll('places', keysOfSession(id));
  const name: unknown = (places.find(({ path }) => path === '')?.handle as { name?: unknown } | undefined)
    ?.name;
  return typeof name === 'string' ? name : undefined;
}
