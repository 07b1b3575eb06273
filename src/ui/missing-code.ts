// Code that was needed and could not be fetched: there is no network, or a new version took the place of its files. What
// waits for it goes on showing what it shows, and one notice offers to fetch all of it again.
import { createStore } from 'zustand/vanilla';

type Load = () => Promise<unknown>;

interface MissingCode {
  /** What brings it. */
  readonly loads: ReadonlySet<Load>;
  /** True while all of it is fetched again. */
  readonly isTrying: boolean;
}

export const missingCode = createStore<MissingCode>(() => ({ loads: new Set(), isTrying: false }));

/** Words of browsers about code that did not come; whatever else goes wrong with code is an error in it. */
export const isNotFetched = (error: unknown): boolean =>
  /imported module|importing a module|preload css/i.test(String(error));

export function noteMissing(load: Load): void {
  missingCode.setState(({ loads }) => ({ loads: new Set([...loads, load]) }));
}

/** `load` is not waited for any more. */
export function noteSettled(load: Load): void {
  if (!missingCode.getState().loads.has(load)) return;
  missingCode.setState(({ loads }) => ({ loads: new Set([...loads].filter((one) => one !== load)) }));
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
  const { loads, isTrying } = missingCode.getState();
  if (isTrying || loads.size === 0) return;
  missingCode.setState({ isTrying: true });
  await Promise.allSettled([...loads].map(fetchNeeded));
  missingCode.setState({ isTrying: false });
}
