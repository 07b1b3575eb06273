// What can still be written while a page is closed: what the database does not have yet, in the storage that does not wait.
import type { Batch } from './batch.ts';

/** Two copies of Gatepost on one host do not share works. */
const PREFIX = `gatepost-last ${globalThis.location?.pathname ?? ''} `;
/** Characters that fit beside all else. */
const LIMIT = 2_000_000;

/** Storage that throws, or is not there, counts as empty. */
export function quietly<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** A file that is too big to be edited does not fit: the database has it. */
function fitting(_key: string, value: unknown): unknown {
  if (value instanceof Uint8Array) throw new RangeError('too big');
  return value;
}

/** Puts records aside; false if they do not fit, or it is forbidden. */
export function putAside(batch: Batch): boolean {
  const stored = quietly(() => {
    const text = JSON.stringify(batch, fitting);
    if (text.length > LIMIT) return false;
    localStorage.setItem(PREFIX + batch.head.id, text);
    return true;
  });
  return stored === true;
}

/** The records that were put aside of a work, as far as they look like such. */
export function asideOf(id: string): Batch | undefined {
  const batch = quietly(() => JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null') as Batch | null);
  const isBatch = batch?.head?.id === id && Array.isArray(batch.steps) && typeof batch.end === 'number';
  return isBatch ? batch : undefined;
}

/** All that was put aside. */
export const allAside = (): Batch[] =>
  (quietly(() => Object.keys(localStorage)) ?? [])
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => asideOf(key.slice(PREFIX.length)) ?? []);

export function forgetAside(id: string): void {
  quietly(() => localStorage.removeItem(PREFIX + id));
}
