// Migrates sessions of an earlier version, each stored as the text of a workspace file. A session is deleted there
// after it is written here.
import { deleteDB, openDB } from 'idb';
import type { Source } from '../../core/document/source.ts';
import type { GatepostState } from '../document/document-store.ts';
import { emptyHistory } from '../document/history.ts';
import { isCount, readObject, readText, type UnknownRecord } from '../serialization/read-values.ts';
import { parseWorkspaceDocument } from '../workspace/open-workspace.ts';
import { indexedDbSessions } from './indexeddb-sessions.ts';
import { createJournal, withTimeout } from './journal.ts';
import { LEGACY_DATABASE, LEGACY_PREFIX, legacyBackupKeys } from './legacy-sessions.ts';
import { tryStorage } from './unload-backup.ts';

const STORE = 'keyval';

/** Returns a session of that format as the state of the store. Unsaved files have no saved version. */
function stateOf({ workspace, path, unsaved }: UnknownRecord): GatepostState | undefined {
  const opened = parseWorkspaceDocument(readText(workspace));
  if ('problem' in opened) return undefined;
  const { document, reader, subject } = opened;
  const isUnsaved = (filePath: string) => Array.isArray(unsaved) && unsaved.includes(filePath);
  const saved = document.files.filter((file) => !isUnsaved(file.path));
  const openFile = document.files.find((file) => file.path === path) ?? document.files[0]!;
  return {
    document,
    saved: new Map<number, Source>(saved.map(({ id, source }) => [id, source])),
    history: emptyHistory,
    view: { path: openFile.path, reader, ...(subject ? { subject } : {}) },
  };
}

/** Writes a session in the current format. Returns false if it cannot be read. @throws if it cannot be written now */
export async function writeLegacySession(id: string, data: UnknownRecord): Promise<boolean> {
  const state = tryStorage(() => stateOf(data));
  if (!state) return false;
  const time = isCount(data['time']) ? data['time'] : 0;
  const noBackup = { write: () => false, delete: () => undefined };
  await createJournal(id, indexedDbSessions, noBackup, undefined, undefined, () => time).write(state);
  return true;
}

const readLegacyBackup = (key: string): UnknownRecord | undefined =>
  tryStorage(() => readObject(JSON.parse(localStorage.getItem(key) ?? 'null')));

/** Returns the latest entry of each session by its key. */
function latestEntries(entries: ReadonlyMap<string, unknown>): Map<string, UnknownRecord> {
  const sessions = new Map<string, UnknownRecord>();
  const consider = (key: string, session: UnknownRecord | undefined) => {
    const time = session?.['time'];
    const previousTime = sessions.get(key)?.['time'];
    if (session && !(isCount(previousTime) && isCount(time) && previousTime >= time))
      sessions.set(key, session);
  };
  for (const [key, value] of entries)
    consider(
      key,
      tryStorage(() => readObject(value)),
    );
  for (const key of legacyBackupKeys()) consider(key, readLegacyBackup(key));
  return sessions;
}

const openLegacyDatabase = () =>
  openDB(LEGACY_DATABASE, undefined, {
    // The database does not exist: do not create it.
    upgrade: (_database, _old, _new, transaction) => {
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
  });

type LegacyDatabase = Awaited<ReturnType<typeof openLegacyDatabase>>;

async function entriesOf(database: LegacyDatabase): Promise<Map<string, unknown>> {
  const entries = new Map<string, unknown>();
  for (const key of await database.getAllKeys(STORE))
    if (typeof key === 'string' && key.startsWith(LEGACY_PREFIX))
      entries.set(key, await database.get(STORE, key));
  return entries;
}

async function deleteEntry(key: string, database: LegacyDatabase | undefined): Promise<void> {
  await database?.delete(STORE, key);
  tryStorage(() => localStorage.removeItem(key));
}

/** Closes the database, and deletes it if it is empty. */
async function close(database: LegacyDatabase): Promise<void> {
  const isEmpty = (await database.count(STORE)) === 0;
  database.close();
  if (isEmpty) await deleteDB(LEGACY_DATABASE);
}

/** Migrates all sessions. Unreadable ones stay where they are. @throws if one cannot be written now */
export async function migrateLegacySessions(): Promise<void> {
  const database = await withTimeout(openLegacyDatabase()).catch(() => undefined);
  const sessions = latestEntries(database ? await entriesOf(database) : new Map());
  for (const [key, session] of sessions)
    if (await writeLegacySession(key.slice(LEGACY_PREFIX.length), session)) await deleteEntry(key, database);
  if (database) await close(database);
}
