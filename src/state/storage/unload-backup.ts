// What can still be written while a page is closed: what the database does not have yet, in the storage that does not wait.
import type { WriteBatch } from './write-batch.ts';

/** Two copies of Gatepost on one host do not share works. */
const PREFIX = `gatepost-last ${globalThis.location?.pathname ?? ''} `;
/** Characters that fit beside all else. */
const LIMIT = 2_000_000;

/** By writer too: a tab that wakes after it has lost its work writes over nothing of the next one. */
const keyOf = (id: string, writer = '') => `${PREFIX}${id} ${writer}`;

/** Storage that throws, or is not there, counts as empty. */
export function tryStorage<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** A file that is too big to be edited does not fit: the database has it. */
function rejectTooBig(_key: string, value: unknown): unknown {
  if (value instanceof Uint8Array) throw new RangeError('too big');
  return value;
}

/** Puts records aside; false if they do not fit, or it is forbidden. */
export function writeUnloadBackup(batch: WriteBatch): boolean {
  const stored = tryStorage(() => {
    const text = JSON.stringify(batch, rejectTooBig);
    if (text.length > LIMIT) return false;
    localStorage.setItem(keyOf(batch.head.id, batch.head.writer), text);
    return true;
  });
  return stored === true;
}

function batchAt(key: string): WriteBatch[] {
  const batch = tryStorage(() => JSON.parse(localStorage.getItem(key) ?? 'null') as WriteBatch | null);
  const isBatch =
    typeof batch?.head?.id === 'string' &&
    key.startsWith(keyOf(batch.head.id)) &&
    Array.isArray(batch.steps) &&
    typeof batch.end === 'number';
  return isBatch ? [batch] : [];
}

const keysFrom = (beginning: string): string[] =>
  (tryStorage(() => Object.keys(localStorage)) ?? []).filter((key) => key.startsWith(beginning));

/** The records that were put aside of a work, one for each writer, as far as they look like such. */
export const unloadBackupsOf = (id: string): WriteBatch[] => keysFrom(keyOf(id)).flatMap(batchAt);

/** All that was put aside. */
export const allUnloadBackups = (): WriteBatch[] => keysFrom(PREFIX).flatMap(batchAt);

/** Forgets what was put aside of a work: by all writers, unless one is named. */
export function deleteUnloadBackup(id: string, writer?: string): void {
  const keys = writer === undefined ? keysFrom(keyOf(id)) : [keyOf(id, writer)];
  for (const key of keys) tryStorage(() => localStorage.removeItem(key));
}
