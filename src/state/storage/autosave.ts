// Saves the session in the browser's storage, so that a reload or a killed tab loses nothing.
import type { DocumentStore, GatepostState } from '../document/document-store.ts';
import { emptyHistory } from '../document/history.ts';
import { unsavedPaths } from '../saved/unsaved.ts';
import { type AutosaveScheduler, createAutosaveScheduler } from './autosave-scheduler.ts';
import { copySession, currentJournal } from './sessions.ts';

/** How long a change of the view may wait; changes of the document are written at once. */
const VIEW_DELAY_MS = 800;

export interface AutosaveReport {
  /** Called after each attempt. */
  readonly onAttempt: (isStored: boolean) => void;
}

/** The delay of a write after a change; undefined if there is nothing to write. */
function writeDelayFor(state: GatepostState, previous: GatepostState): number | undefined {
  const isSame =
    state.document === previous.document &&
    state.history === previous.history &&
    state.saved === previous.saved;
  if (!isSame) return 0;
  // A session starts with the first change.
  return state.view !== previous.view && currentJournal()?.isStored() ? VIEW_DELAY_MS : undefined;
}

/** Writes the head of the open session soon, if it is stored: what the list of sites shows has changed. */
export function requestHeadWrite(): void {
  if (currentJournal()?.isStored()) scheduler?.request(VIEW_DELAY_MS);
}

/** Asks the browser not to delete the data when storage is low. */
async function askToPersist(): Promise<void> {
  const { storage } = globalThis.navigator;
  if (!(await storage.persisted())) await storage.persist();
}

let scheduler: AutosaveScheduler | undefined;

/** Writes everything that is not written yet. @throws if that fails. */
export async function flushAutosave(): Promise<void> {
  scheduler?.request(0);
  await scheduler?.flush();
}

/** Whether autosave runs and everything is written. */
export const isKept = (): boolean => scheduler?.isDone() ?? false;

/** Whether nothing is waiting to be written. */
export const isFullyWritten = (): boolean => scheduler?.isDone() ?? true;

/**
 * Writes every change after the last write and its rest, and once more when the page is hidden or closed. If
 * storage is full or forbidden, writing is retried, and the browser asks before it closes a page with unsaved
 * changes that are not stored anywhere.
 */
export function startAutosave(store: DocumentStore, report: AutosaveReport): void {
  let isPersistAsked = false;
  const write = async (): Promise<void> => {
    const journal = currentJournal();
    if (!journal) return;
    const isOurs = await journal.write(store.getState()).catch((error: unknown) => {
      // If the tab is killed now, at least the backup remains.
      journal.writeBackup(store.getState());
      throw error;
    });
    if (isOurs || journal !== currentJournal()) return;
    // Another tab writes this session. If tabs have locks, a notice says so. A copy loses nothing.
    copySession();
    await write();
  };
  const onAttempt = (isKept: boolean): void => {
    report.onAttempt(isKept);
    if (isPersistAsked || !isKept || unsavedPaths(store.getState()).length === 0) return;
    isPersistAsked = true;
    askToPersist().catch(() => undefined);
  };
  const { request, flush, isDone } = (scheduler = createAutosaveScheduler(write, onAttempt, () => {
    currentJournal()?.writeBackup(store.getState());
  }));
  store.subscribe((state, previous) => {
    const delay = currentJournal() ? writeDelayFor(state, previous) : undefined;
    if (delay !== undefined) request(delay);
  });
  // Changes made before this code was loaded, or a document from another source.
  if (currentJournal()?.isStored() === false && store.getState().history !== emptyHistory) request(0);
  const isSafe = () => isDone() || currentJournal()?.writeBackup(store.getState()) !== false;
  globalThis.addEventListener('pagehide', isSafe);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') isSafe();
    if (!isDone()) flush().catch(() => undefined);
  });
  globalThis.addEventListener('beforeunload', (event) => {
    if (!isSafe() && unsavedPaths(store.getState()).length > 0) event.preventDefault();
  });
}
