// Which work is open in which tab: one of its own for each, held as long as the tab lives.

import type { TabLock } from './tab-lock.ts';
import { tryStorage } from './unload-backup.ts';

/** Two copies of Gatepost on one host do not share works. */
export const STORAGE_PREFIX = `gatepost-work ${globalThis.location?.pathname ?? ''} `;
const TAB_KEY = `${STORAGE_PREFIX}tab`;
const HERE_KEY = 'gatepost-here';

export const newSessionId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** The work that this tab had before a reload. A tab that was duplicated has that of the other one. */
export const sessionOfTab = (): string | undefined =>
  tryStorage(() => sessionStorage.getItem(TAB_KEY)) ?? undefined;

let lock: TabLock | undefined;

/** Tells what holds works for this tab. Without it, as in browsers that have no locks, nobody knows of the others. */
export const setTabLock = (tabLock: TabLock): void => {
  lock = tabLock;
};

/** Lets this tab come back to a work after a reload. */
export function rememberSessionInTab(id: string): void {
  tryStorage(() => sessionStorage.setItem(TAB_KEY, id));
  // Whoever comes back finds something here, and looks for the rest.
  tryStorage(() => localStorage.setItem(HERE_KEY, '1'));
}

/** Holds a work for this tab alone, in place of the one that it had. False if another tab holds it. */
export async function lockSession(id: string): Promise<boolean> {
  const outcome = await lock?.acquire(id).catch(() => undefined);
  // Those who read it hold it for a moment, to see whether it is free.
  return outcome !== 'elsewhere' || !(await createOpenInOtherTabTest())(id);
}

/** Lets go of a work that was held, but could not be gone on with. */
export const unlockSession = (id: string): void => lock?.putBack(id);

/** Holds a work that no other tab can hold; a reload comes back to it. */
export function lockNewSession(id: string): void {
  rememberSessionInTab(id);
  void lockSession(id);
}

/** The works that are open in other tabs; undefined where tabs know nothing of each other. */
export async function sessionsInOtherTabs(): Promise<ReadonlySet<string> | undefined> {
  return lock?.openElsewhere().catch(() => undefined);
}

/** The test for works that are open in another tab. */
export async function createOpenInOtherTabTest(): Promise<(id: string) => boolean> {
  const open = await sessionsInOtherTabs();
  return (id) => open?.has(id) ?? false;
}
