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

type MissingCodeListener = (now: MissingCode, before: MissingCode) => void;

const listeners = new Set<MissingCodeListener>();
let now: MissingCode = { loads: new Set(), isTrying: false };

export const missingCode = (): MissingCode => now;

function updateMissingCode(next: Partial<MissingCode>): void {
  const before = now;
  now = { ...now, ...next };
  for (const hear of listeners) hear(now, before);
}

/** Calls `hear` at every change; returns how to end that. */
export function subscribeMissingCode(hear: MissingCodeListener): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

/** A piece of it, that stays the same until it is another one. */
export const useMissingCode = <T>(select: (state: MissingCode) => T): T =>
  useSyncExternalStore(subscribeMissingCode, () => select(now));

/** Words of browsers about code that did not come; whatever else goes wrong with code is an error in it. */
export const isFetchError = (error: unknown): boolean =>
  /imported module|importing a module|preload css/i.test(String(error));

export function addMissingCode(load: Load): void {
  updateMissingCode({ loads: new Set([...now.loads, load]) });
}

/** `load` is not waited for any more. */
export function removeMissingCode(load: Load): void {
  if (!now.loads.has(load)) return;
  updateMissingCode({ loads: new Set([...now.loads].filter((one) => one !== load)) });
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
  const { loads, isTrying } = now;
  if (isTrying || loads.size === 0) return;
  updateMissingCode({ isTrying: true });
  await Promise.allSettled([...loads].map(fetchOrNoteMissing));
  updateMissingCode({ isTrying: false });
}
