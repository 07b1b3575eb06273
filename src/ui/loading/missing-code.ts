// Code that was needed and could not be loaded, because there is no network or a new version has replaced its
// files. The affected parts keep their content, and one notice offers to load everything again.
import { useSyncExternalStore } from 'react';

type Load = () => Promise<unknown>;

interface MissingCode {
  /** The functions that load it. */
  readonly loads: ReadonlySet<Load>;
  /** Whether everything missing is being loaded again. */
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

/** Calls the listener at every change. Returns the function that unsubscribes it. */
export const subscribeMissingCode = store.subscribe;

/** Returns a selected value. `select` must return the same object while it is unchanged. */
export const useMissingCode = <T>(select: (state: MissingCode) => T): T =>
  useSyncExternalStore(store.subscribe, () => select(store.get()));

/**
 * Whether an error means, in any browser, that code could not be loaded. All other errors are errors in the code.
 */
export const isFetchError = (error: unknown): boolean =>
  /imported module|importing a module|preload css/i.test(String(error));

export function addMissingCode(load: Load): void {
  store.update({ loads: new Set([...store.get().loads, load]) });
}

/** Removes `load` from the missing code. */
export function removeMissingCode(load: Load): void {
  const { loads } = store.get();
  if (!loads.has(load)) return;
  store.update({ loads: new Set([...loads].filter((other) => other !== load)) });
}

/** Loads code that the page needs now, and records it if it cannot be loaded. @throws what the code throws */
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

/** Loads all missing code: files are shared, so that loading one may complete others. */
export async function retryMissingCode(): Promise<void> {
  const { loads, isTrying } = store.get();
  if (isTrying || loads.size === 0) return;
  store.update({ isTrying: true });
  await Promise.allSettled([...loads].map(fetchOrNoteMissing));
  store.update({ isTrying: false });
}
