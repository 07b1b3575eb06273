// Code that was needed and could not be fetched: there is no network, or a new version took the place of its files. What
// waits for it goes on showing what it shows, and one notice offers to fetch all of it again.
import { useSyncExternalStore } from 'react';

type Load = () => Promise<unknown>;

interface MissingCode {
  /** What brings it. */
  readonly loads: ReadonlySet<Load>;
  /** True while all of it is fetched again. */
  readonly isTrying: boolean;
}

type MissingCodeListener = (state: MissingCode, before: MissingCode) => void;

function createMissingCodeStore() {
  const listeners = new Set<MissingCodeListener>();
  let state: MissingCode = { loads: new Set(), isTrying: false };
  return {
    get: () => state,
    update: (next: Partial<MissingCode>) => {
      const before = state;
      state = { ...state, ...next };
      for (const listener of listeners) listener(state, before);
    },
    subscribe: (listener: MissingCodeListener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const store = createMissingCodeStore();

export const missingCode = store.get;

/** Calls the listener at every change; returns how to end that. */
export const subscribeMissingCode = store.subscribe;

/** A piece of it, that stays the same until it is another one. */
export const useMissingCode = <T>(select: (state: MissingCode) => T): T =>
  useSyncExternalStore(store.subscribe, () => select(store.get()));

/** Words of browsers about code that did not come; whatever else goes wrong with code is an error in it. */
export const isFetchError = (error: unknown): boolean =>
  /imported module|importing a module|preload css/i.test(String(error));

export function addMissingCode(load: Load): void {
  store.update({ loads: new Set([...store.get().loads, load]) });
}

/** `load` is not waited for any more. */
export function removeMissingCode(load: Load): void {
  const { loads } = store.get();
  if (!loads.has(load)) return;
  store.update({ loads: new Set([...loads].filter((one) => one !== load)) });
}

/** Has the page fetch what it needs now; notes it if it could not be fetched. @throws what the code throws. */
export async function fetchOrNoteMissing(load: Load): Promise<void> {
  try {
    await load();
    removeMissingCode(load);
  } catch (error) {
    if (isFetchError(error)) return addMissingCode(load);
    removeMissingCode(load);
    throw error;
  }
}

/** Fetches all that is missing: files are shared, so that what brings a part of it brings others too. */
export async function retryMissingCode(): Promise<void> {
  const { loads, isTrying } = store.get();
  if (isTrying || loads.size === 0) return;
  store.update({ isTrying: true });
  await Promise.allSettled([...loads].map(fetchOrNoteMissing));
  store.update({ isTrying: false });
}
