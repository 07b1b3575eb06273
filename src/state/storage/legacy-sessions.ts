// Whether works lie here that an earlier version of Gatepost kept, each as one text.
import { withTimeout } from './journal.ts';
import { tryStorage } from './unload-backup.ts';

/** The database in which they lie, and how the names of those begin that belong to this copy. */
export const LEGACY_DATABASE = 'keyval-store';
export const LEGACY_PREFIX = `gatepost-work ${globalThis.location?.pathname ?? ''} `;

/** What was put aside by that version. */
export const legacyBackupKeys = (): readonly string[] =>
  (tryStorage(() => Object.keys(localStorage)) ?? []).filter((key) => key.startsWith(LEGACY_PREFIX));

/** True if there is something to take over. A browser that does not list its databases is taken at its word for aside. */
export async function hasLegacySessions(): Promise<boolean> {
  if (legacyBackupKeys().length > 0) return true;
  const listed = tryStorage(() => indexedDB.databases());
  const databases = listed ? await withTimeout(listed).catch(() => []) : [];
  return databases.some(({ name }) => name === LEGACY_DATABASE);
}
