// Backups in localStorage, which can still be written while a page is closed, of changes that the database may not
// have yet.
import { decodeBatch } from './decode-records.ts';
import type { WriteBatch } from './write-batch.ts';

/** Two copies of Gatepost on one host do not share sessions. */
const PREFIX = `gatepost-last ${globalThis.location?.pathname ?? ''} `;
/** In characters; localStorage contains other data too. */
const LIMIT = 2_000_000;

/** The key contains the writer, so that a tab that has lost its session does not overwrite the backup of the next one. */
const keyOf = (id: string, writer = '') => `${PREFIX}${id} ${writer}`;

/** Storage that throws or is missing counts as empty. */
export function tryStorage<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** Files that are too big to be edited are stored in the database only. */
function rejectTooBig(_key: string, value: unknown): unknown {
  if (value instanceof Uint8Array) throw new RangeError('too big');
  return value;
}

/** Writes a backup. Returns false if the batch is too big, or storage is forbidden. */
export function writeUnloadBackup(batch: WriteBatch): boolean {
  const stored = tryStorage(() => {
    const text = JSON.stringify(batch, rejectTooBig);
    if (text.length > LIMIT) return false;
    localStorage.setItem(keyOf(batch.head.id, batch.head.writer), text);
    return true;
  });
  return stored === true;
}

function readBackup(key: string): WriteBatch[] {
  const batch = tryStorage(() => decodeBatch(JSON.parse(localStorage.getItem(key) ?? 'null')));
  return batch && key.startsWith(keyOf(batch.head.id)) ? [batch] : [];
}

const keysWithPrefix = (prefix: string): string[] =>
  (tryStorage(() => Object.keys(localStorage)) ?? []).filter((key) => key.startsWith(prefix));

/** The readable backups of a session, one for each writer. */
export const unloadBackupsOf = (id: string): WriteBatch[] => keysWithPrefix(keyOf(id)).flatMap(readBackup);

/** The readable backups of all sessions. */
export const allUnloadBackups = (): WriteBatch[] => keysWithPrefix(PREFIX).flatMap(readBackup);

/** Deletes the backups of a session: of all writers, unless one is given. */
export function deleteUnloadBackup(id: string, writer?: string): void {
  const keys = writer === undefined ? keysWithPrefix(keyOf(id)) : [keyOf(id, writer)];
  for (const key of keys) tryStorage(() => localStorage.removeItem(key));
}
