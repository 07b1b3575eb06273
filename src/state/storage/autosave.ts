// Keeps the work in the browser's own storage, so that a reload or a killed tab loses nothing.
import type { DocumentStore, GatepostState } from '../document/document-store.ts';
import { emptyHistory } from '../document/history.ts';
import { unsavedPaths } from '../document/unsaved.ts';
import { type AutosaveScheduler, createAutosaveScheduler } from './autosave-scheduler.ts';
import { copySession, currentJournal } from './sessions.ts';

/** Milliseconds that what is looked at may wait; a change of the work waits for nothing. */
const VIEW = 800;

/** What the app is told. */
export interface AutosaveReport {
  /** Whether the last attempt succeeded. */
  readonly kept: (isKept: boolean) => void;
}

/** How long a change may wait; undefined if there is nothing to write. */
function writeDelayFor(state: GatepostState, previous: GatepostState): number | undefined {
  const isSame =
    state.document === previous.document &&
    state.history === previous.history &&
    state.saved === previous.saved;
  if (!isSame) return 0;
  // It is a work once something is done.
  return state.view !== previous.view && currentJournal()?.isBegun() ? VIEW : undefined;
}

/** Asks the browser not to throw the work away when it lacks room. */
async function askToPersist(): Promise<void> {
  const { storage } = globalThis.navigator;
  if (!(await storage.persisted())) await storage.persist();
}

let scheduler: AutosaveScheduler | undefined;

/** Writes all that is not written yet. @throws if that cannot be done. */
export async function flushAutosave(): Promise<void> {
  scheduler?.ask(0);
  await scheduler?.now();
}

/** True if the work is kept, and all of it written. */
export const isKept = (): boolean => scheduler?.isDone() ?? false;

/** True if all is written. */
export const isFullyWritten = (): boolean => scheduler?.isDone() ?? true;

/**
 * Writes every change as soon as the last write is done and rested, and once more while the page is hidden or closed.
 * Storage may be full or forbidden: then the work goes on, is tried again, and the browser asks before it closes a page
 * whose unsaved work is kept nowhere.
 */
export function startAutosave(store: DocumentStore, report: AutosaveReport): void {
  let isPersistAsked = false;
  const write = async (): Promise<void> => {
    const journal = currentJournal();
    if (!journal) return;
    const isOurs = await journal.write(store.getState()).catch((error: unknown) => {
      // A tab that is killed now has at least this.
      journal.putAside(store.getState());
      throw error;
    });
    if (isOurs || journal !== currentJournal()) return;
    // Another writer has the work: where tabs know of each other, the person has been told. A copy loses nothing.
    copySession();
    await write();
  };
  const tell = (isKept: boolean): void => {
    report.kept(isKept);
    if (isPersistAsked || !isKept || unsavedPaths(store.getState()).length === 0) return;
    isPersistAsked = true;
    askToPersist().catch(() => undefined);
  };
  const { ask, now, isDone } = (scheduler = createAutosaveScheduler(write, tell, () => {
    currentJournal()?.putAside(store.getState());
  }));
  store.subscribe((state, previous) => {
    const patience = currentJournal() ? writeDelayFor(state, previous) : undefined;
    if (patience !== undefined) ask(patience);
  });
  // What was done before this code was there, or came from elsewhere and is to be kept here.
  if (currentJournal()?.isBegun() === false && store.getState().history !== emptyHistory) ask(0);
  const isSafe = () => isDone() || currentJournal()?.putAside(store.getState()) !== false;
  globalThis.addEventListener('pagehide', isSafe);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') isSafe();
    if (!isDone()) now().catch(() => undefined);
  });
  globalThis.addEventListener('beforeunload', (event) => {
    if (!isSafe() && unsavedPaths(store.getState()).length > 0) event.preventDefault();
  });
}
