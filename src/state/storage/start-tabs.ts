// Connects this page to the other tabs: only one of them writes the open session.
import type { DocumentStore } from '../document/document-store.ts';
import { flushAutosave, isFullyWritten } from './autosave.ts';
import { createOtherTab, type OtherTab } from './other-tab.ts';
import { rememberSessionInTab, STORAGE_PREFIX, setTabLock } from './session-locks.ts';
import { copySession, detachSession, leaveSession, openSession, readSession } from './sessions.ts';
import { createTabLock } from './tab-lock.ts';

/** Returns undefined if the browser has no locks: then tabs do not know about each other, and each works on a copy. */
export function startTabs(store: DocumentStore): OtherTab | undefined {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks || typeof BroadcastChannel === 'undefined') return undefined;
  const sessions = {
    read: async (id: string) => (await readSession(id))?.state,
    claim: async (id: string, isWanted: () => boolean) =>
      (await openSession(store, id, undefined, isWanted)) !== undefined,
    copy: () => {
      copySession();
      flushAutosave().catch(() => undefined);
    },
    leave: () => leaveSession(store.getState()),
    detach: (id: string) => {
      detachSession();
      rememberSessionInTab(id);
    },
    flush: flushAutosave,
    isWritten: isFullyWritten,
  };
  const channel = new BroadcastChannel(STORAGE_PREFIX);
  const tabs = createOtherTab(store, sessions, (port) =>
    createTabLock({ locks, channel, prefix: STORAGE_PREFIX }, port),
  );
  setTabLock(tabs.lock);
  return tabs;
}
