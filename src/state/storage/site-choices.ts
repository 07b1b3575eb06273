// What the user does with the sites of the list: pin, rename, delete and restore.
import { createDocumentStore, type DocumentStore, restoreState } from '../document/document-store.ts';
import { WRITER_ID } from '../serialization/file-keys.ts';
import { flushAutosave } from './autosave.ts';
import { keysOfSession, openDatabase, type SiteChoices } from './database.ts';
import { changeChoices, indexedDbSessions } from './indexeddb-sessions.ts';
import { deleteExpiredSites, deleteStoredSession } from './session-list.ts';
import { createOpenInOtherTabTest } from './session-locks.ts';
import { copySession, currentSessionId, detachSession } from './sessions.ts';
import { deleteUnloadBackup, unloadBackupsOf } from './unload-backup.ts';
import { withoutDeletion } from './write-batch.ts';

/** Leaves the open session for an empty document, which is stored once it has content. */
async function leaveOpenSession(store: DocumentStore): Promise<void> {
  await flushAutosave();
  detachSession();
  restoreState(store, createDocumentStore().getState());
  copySession();
}

/**
 * Deletes a session: everything of it stays stored until it expires. Returns false if another tab has opened it, or if it
 * does not exist. @throws if storage fails; then nothing is deleted
 */
export async function deleteSite(store: DocumentStore, id: string): Promise<boolean> {
  if ((await createOpenInOtherTabTest())(id)) return false;
  if (id === currentSessionId()) await leaveOpenSession(store);
  // What only the backup has is stored too.
  await indexedDbSessions.take(id, WRITER_ID, unloadBackupsOf(id));
  if (!(await changeChoices(id, (choices) => ({ ...choices, deleted: Date.now() })))) return false;
  deleteUnloadBackup(id);
  await deleteExpiredSites().catch(() => undefined);
  return true;
}

/** Brings a deleted session back. @throws if storage fails, or if it was deleted for good */
export async function restoreSite(id: string): Promise<void> {
  if (!(await changeChoices(id, withoutDeletion))) throw new Error('no such session');
}

/** Deletes a session for good. @throws if storage fails; then nothing is deleted */
export async function deleteSiteForGood(id: string): Promise<void> {
  // If this fails, nothing else is deleted.
  await indexedDbSessions.remove(id);
  await deleteStoredSession(id);
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
