// This page among the tabs of the browser: which of them writes the work that is open.
import type { DocumentStore } from '../document-store.ts';
import { flush, isWritten } from './autosave.ts';
import { holdWith, PREFIX, rememberInTab } from './held-works.ts';
import { createOtherTab, type OtherTab } from './other-tab.ts';
import { createTabLock } from './tab-lock.ts';
import { copyWork, holdWork, leave, letGo, readWork } from './works.ts';

/** Undefined where the browser has no locks: then tabs know nothing of each other, and each works on a copy. */
export function startTabs(store: DocumentStore): OtherTab | undefined {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks || typeof BroadcastChannel === 'undefined') return undefined;
  const works = {
    read: async (id: string) => (await readWork(id))?.state,
    hold: async (id: string, isWanted: () => boolean) =>
      (await holdWork(store, id, undefined, isWanted)) !== undefined,
    copy: () => {
      copyWork();
      flush().catch(() => undefined);
    },
    leave: () => leave(store.getState()),
    letGo: (id: string) => {
      letGo();
      rememberInTab(id);
    },
    flush,
    isWritten,
  };
  const channel = new BroadcastChannel(PREFIX);
  const tabs = createOtherTab(store, works, (port) =>
    createTabLock({ locks, channel, prefix: PREFIX }, port),
  );
  holdWith(tabs.lock);
  return tabs;
}
