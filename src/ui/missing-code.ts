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

type Hear = (now: MissingCode, before: MissingCode) => void;

const hearers = new Set<Hear>();
let now: MissingCode = { loads: new Set(), isTrying: false };

export const missingCode = (): MissingCode => now;

function become(next: Partial<MissingCode>): void {
  const before = now;
  now = { ...now, ...next };
  for (const hear of hearers) hear(now, before);
}

/** Calls `hear` at every change; returns how to end that. */
export function followMissing(hear: Hear): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** A piece of it, that stays the same until it is another one. */
export const useMissingCode = <T>(select: (state: MissingCode) => T): T =>
  useSyncExternalStore(followMissing, () => select(now));

/** Words of browsers about code that did not come; whatever else goes wrong with code is an error in it. */
export const isNotFetched = (error: unknown): boolean =>
  /imported module|importing a module|preload css/i.test(String(error));

export function noteMissing(load: Load): void {
  become({ loads: new Set([...now.loads, load]) });
}

/** `load` is not waited for any more. */
export function noteSettled(load: Load): void {
  if (!now.loads.has(load)) return;
  become({ loads: new Set([...now.loads].filter((one) => one !== load)) });
}

/** Has the page fetch what it needs now; notes it if it could not be fetched. @throws what the code throws. */
export async function fetchNeeded(load: Load): Promise<void> {
  try {
    await load();
    noteSettled(load);
  } catch (error) {
    if (isNotFetched(error)) return noteMissing(load);
    noteSettled(load);
    throw error;
  }
}

/** Fetches all that is missing: files are shared, so that what brings a part of it brings others too. */
export async function fetchMissing(): Promise<void> {
  const { loads, isTrying } = now;
  if (isTrying || loads.size === 0) return;
  become({ isTrying: true });
  await Promise.allSettled([...loads].map(fetchNeeded));
  become({ isTrying: false });
}
