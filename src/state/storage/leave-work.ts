// A work that is left: written down as it is, by somebody who does not wait for that.
import type { GatepostState } from '../document-store.ts';
import type { Journal } from './journal.ts';

/**
 * Writes a work down, to be gone back to. If another writer has it, what is unsaved here becomes a work of its own, with
 * the journal that `copy` makes. Never throws: where storage fails, what was put aside is left.
 */
export async function closeSession(left: Journal, state: GatepostState, copy: () => Journal): Promise<void> {
  // The page may be closed before the database has it.
  left.putAside(state);
  const isOurs = await left.write(state).catch(() => true);
  if (isOurs) return;
  const own = copy();
  own.putAside(state);
  await own.write(state).catch(() => undefined);
}
