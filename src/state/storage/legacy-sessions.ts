// Detects sessions that an earlier version of Gatepost stored, each as one text.
import { withTimeout } from './journal.ts';
import { tryStorage } from './unload-backup.ts';

/** Their database, and the prefix of the keys that belong to this copy of Gatepost. */
export const LEGACY_DATABASE = 'keyval-store';
export const LEGACY_PREFIX = `gatepost-work ${globalThis.location?.pathname ?? ''} `;

/** Returns the keys of backups of that version. */
export const legacyBackupKeys = (): readonly string[] =>
  (tryStorage(() => Object.keys(localStorage)) ?? []).filter((key) => key.startsWith(LEGACY_PREFIX));

/** Whether there are sessions to migrate. If a browser does not list its databases, only backups are checked. */
export async function hasLegacySessions(): Promise<boolean> {
  if (legacyBackupKeys().length > 0) return true;
  const request = tryStorage(() => indexedDB.databases());
  const databases = request ? await withTimeout(request).catch(() => []) : [];
  return databases.some(({ name }) => name === LEGACY_DATABASE);
}
