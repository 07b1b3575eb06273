// Takes over works that an earlier version kept, each as the text of a workspace file. They go once they lie here anew.
import { deleteDB, openDB } from 'idb';
import type { Source } from '../../core/document/source.ts';
import type { GatepostState } from '../document/document-store.ts';
import { emptyHistory } from '../document/history.ts';
import { parseWorkspaceDocument } from '../workspace/open-workspace.ts';
import { indexedDbSessions } from './indexeddb-sessions.ts';
import { createJournal, withTimeout } from './journal.ts';
import { LEGACY_DATABASE, LEGACY_PREFIX, legacyBackupKeys } from './legacy-sessions.ts';
import { isCount, readObject, readText, type UnknownRecord } from './serialization/read-values.ts';
import { tryStorage } from './unload-backup.ts';

const STORE = 'keyval';

/** A work of that form as the store would have it: what is unsaved has no version that was saved. */
function stateOf({ workspace, path, unsaved }: UnknownRecord): GatepostState | undefined {
  const opened = parseWorkspaceDocument(readText(workspace));
  if ('problem' in opened) return undefined;
  const { document, reader, subject } = opened;
  const isUnsaved = (one: string) => Array.isArray(unsaved) && unsaved.includes(one);
  const saved = document.files.filter((file) => !isUnsaved(file.path));
  const shown = document.files.find((file) => file.path === path) ?? document.files[0]!;
  return {
    document,
    saved: new Map<number, Source>(saved.map(({ id, source }) => [id, source])),
    history: emptyHistory,
    view: { path: shown.path, reader, ...(subject ? { subject } : {}) },
  };
}

/** Writes a work in the present form; false if it cannot be read. @throws if it cannot be written now. */
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

/** Each work under its name, as it was kept last. */
function latest(entries: ReadonlyMap<string, unknown>): Map<string, UnknownRecord> {
  const sessions = new Map<string, UnknownRecord>();
  const consider = (key: string, work: UnknownRecord | undefined) => {
    const time = work?.['time'];
    const before = sessions.get(key)?.['time'];
    if (work && !(isCount(before) && isCount(time) && before >= time)) sessions.set(key, work);
  };
  for (const [key, work] of entries)
    consider(
      key,
      tryStorage(() => readObject(work)),
    );
  for (const key of legacyBackupKeys()) consider(key, readLegacyBackup(key));
  return sessions;
}

const openEarlier = () =>
  openDB(LEGACY_DATABASE, undefined, {
    // It is not there: then it does not begin here.
    upgrade: (_database, _old, _new, transaction) => {
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
  });

type LegacyDatabase = Awaited<ReturnType<typeof openEarlier>>;

async function entriesOf(database: LegacyDatabase): Promise<Map<string, unknown>> {
  const entries = new Map<string, unknown>();
  for (const key of await database.getAllKeys(STORE))
    if (typeof key === 'string' && key.startsWith(LEGACY_PREFIX))
      entries.set(key, await database.get(STORE, key));
  return entries;
}

async function forget(key: string, database: LegacyDatabase | undefined): Promise<void> {
  await database?.delete(STORE, key);
  tryStorage(() => localStorage.removeItem(key));
}

/** Lets go of the database, which goes once nothing is left in it. */
async function close(database: LegacyDatabase): Promise<void> {
  const isEmpty = (await database.count(STORE)) === 0;
  database.close();
  if (isEmpty) await deleteDB(LEGACY_DATABASE);
}

/** Takes over all of them. What cannot be read stays where it is. @throws if one cannot be written now. */
export async function migrateLegacySessions(): Promise<void> {
  const database = await withTimeout(openEarlier()).catch(() => undefined);
  const works = latest(database ? await entriesOf(database) : new Map());
  for (const [key, kept] of works)
    if (await writeLegacySession(key.slice(LEGACY_PREFIX.length), kept)) await forget(key, database);
  if (database) await close(database);
}
