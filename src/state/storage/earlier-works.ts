// Whether works lie here that an earlier version of Gatepost kept, each as one text.
import { patiently } from './journal.ts';
import { quietly } from './last-moment.ts';

/** The database in which they lie, and how the names of those begin that belong to this copy. */
export const EARLIER_DATABASE = 'keyval-store';
export const EARLIER_PREFIX = `gatepost-work ${globalThis.location?.pathname ?? ''} `;

/** What was put aside by that version. */
export const earlierAside = (): readonly string[] =>
  (quietly(() => Object.keys(localStorage)) ?? []).filter((key) => key.startsWith(EARLIER_PREFIX));

/** True if there is something to take over. A browser that does not list its databases is taken at its word for aside. */
export async function hasEarlierForm(): Promise<boolean> {
  if (earlierAside().length > 0) return true;
  const listed = quietly(() => indexedDB.databases());
  const databases = listed ? await patiently(listed).catch(() => []) : [];
  return databases.some(({ name }) => name === EARLIER_DATABASE);
}
