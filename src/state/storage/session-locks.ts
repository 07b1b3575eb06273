// Tracks which session is open in which tab. A tab holds the lock of its session while it is open.

import type { TabLock } from './tab-lock.ts';
import { tryStorage } from './unload-backup.ts';

/** Two copies of Gatepost on one host do not share sessions. */
export const STORAGE_PREFIX = `gatepost-work ${globalThis.location?.pathname ?? ''} `;
const TAB_KEY = `${STORAGE_PREFIX}tab`;
const HERE_KEY = 'gatepost-here';

export const newSessionId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** Returns the session of this tab before a reload. A duplicated tab has that of the original. */
export const sessionOfTab = (): string | undefined =>
  tryStorage(() => sessionStorage.getItem(TAB_KEY)) ?? undefined;

let lock: TabLock | undefined;

/** Sets the locks of this tab. Without them, as in browsers that have none, tabs do not know about each other. */
export const setTabLock = (tabLock: TabLock): void => {
  lock = tabLock;
};

/** Makes this tab return to a session after a reload. */
export function rememberSessionInTab(id: string): void {
  tryStorage(() => sessionStorage.setItem(TAB_KEY, id));
  // The next visit finds this key, and then looks for sessions.
  tryStorage(() => localStorage.setItem(HERE_KEY, '1'));
}

/** Locks a session for this tab, in place of its previous one. Returns false if another tab holds it. */
export async function lockSession(id: string): Promise<boolean> {
  const outcome = await lock?.acquire(id).catch(() => undefined);
  // A tab that only reads the session holds its lock for a moment, to check whether it is free.
  return outcome !== 'elsewhere' || !(await createOpenInOtherTabTest())(id);
}

/** Releases a session that was locked but could not be opened. */
export const unlockSession = (id: string): void => lock?.abandon(id);

/** Locks a session that no other tab can have; a reload returns to it. */
export function lockNewSession(id: string): void {
  rememberSessionInTab(id);
  void lockSession(id);
}

/** Returns the sessions that are open in other tabs; undefined in browsers without locks. */
export async function sessionsInOtherTabs(): Promise<ReadonlySet<string> | undefined> {
  return lock?.listOpenInOtherTabs().catch(() => undefined);
}

/** Creates a test for sessions that are open in another tab. */
export async function createOpenInOtherTabTest(): Promise<(id: string) => boolean> {
  const open = await sessionsInOtherTabs();
  return (id) => open?.has(id) ?? false;
}
