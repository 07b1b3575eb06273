// The session of this tab, and the list of the others: which of them is stored and resumed.

import { type DocumentStore, type GatepostState, restoreState } from '../document/document-store.ts';
import { emptyHistory } from '../document/history.ts';
import { originOfSession } from '../document/session-name.ts';
import { unsavedPaths } from '../saved/unsaved.ts';
import { UnreadableError } from '../serialization/read-values.ts';
import { changeChoices } from './indexeddb-sessions.ts';
import { createJournal, type Journal } from './journal.ts';
import { hasLegacySessions } from './legacy-sessions.ts';
import type { RestoredSession } from './restore-session.ts';
import {
  claimSession,
  deleteOldSessions,
  deleteStoredSession,
  isDatabaseResponding,
  listResumableSessions,
  listSessions,
  listStoredSessions,
  markDamaged,
  peekSession,
  roomySessions,
  type SessionRecord,
  type SessionSummary,
} from './session-list.ts';
import {
  createOpenInOtherTabTest,
  lockNewSession,
  lockSession,
  newSessionId,
  sessionOfTab,
  unlockSession,
} from './session-locks.ts';
import { deleteUnloadBackup, writeUnloadBackup } from './unload-backup.ts';
import { withoutDeletion } from './write-batch.ts';
import { emptyStorageKnowledge } from './write-plan.ts';

// Writes a session that is closed, without waiting for the result.
/**
 * Writes a session, so that the user can return to it. If another writer has it, unsaved changes become a new
 * session with the journal that `copy` creates. Never throws: if storage fails, the backup remains.
 */
export async function closeSession(
  journal: Journal,
  state: GatepostState,
  copy: () => Journal,
): Promise<void> {
  // The page may be closed before the database has stored it.
  journal.writeBackup(state);
  const isOurs = await journal.write(state).catch(() => true);
  if (isOurs) return;
  const copiedJournal = copy();
  copiedJournal.writeBackup(state);
  await copiedJournal.write(state).catch(() => undefined);
}

const backup = { write: writeUnloadBackup, delete: deleteUnloadBackup };

/** The sessions of this tab. */
const tab: {
  /** The current session; undefined while nothing is stored. */
  journal?: Journal | undefined;
  /** The session that was closed when the session `next` started. */
  previous?: { readonly journal: Journal; readonly next: string };
} = {};

export const currentJournal = (): Journal | undefined => tab.journal;

export const currentSessionId = (): string | undefined => tab.journal?.id;

/**
 * Returns a key for what is remembered of the open site: its address, or if it has none, its session, as many sites
 * have files of the same name.
 */
export const keyOfOpenSite = (state: GatepostState): string =>
  originOfSession(state) || (currentSessionId() ?? '');

function attachSession(id: string, restored?: RestoredSession, record?: SessionRecord): void {
  const revision = record?.stored.head.revision ?? 0;
  const seen = record?.seen === undefined ? {} : { seen: record.seen };
  const knowledge = restored && record?.isWhole ? restored.known : emptyStorageKnowledge;
  tab.journal = createJournal(id, roomySessions, backup, { known: knowledge, revision, ...seen });
  lockNewSession(id);
}

/** Migrates sessions of earlier versions; if it fails, it is tried again at the next start. */
async function migrateSessions(): Promise<void> {
  const migrations = await import('./migrations.ts').catch(() => undefined);
  await migrations?.migrateLegacySessions().catch(() => undefined);
}

const loadRestore = () => import('./restore-session.ts');

/** Reads a session from storage without opening it. @throws if it cannot be read, or not now */
export async function readSession(id: string): Promise<RestoredSession | undefined> {
  const record = await peekSession(id);
  return record && (await loadRestore()).restoreSession(record.stored);
}

/** Stops storing in this tab until a session is attached again. */
export function detachSession(): void {
  tab.journal = undefined;
}

/** Writes the current session and closes it. Changes that another writer blocks become a new session. */
export function leaveSession(state: GatepostState): void {
  const journal = tab.journal;
  if (!journal || !(journal.isStored() || state.history !== emptyHistory)) return;
  void closeSession(journal, state, () => createJournal(newSessionId(), roomySessions, backup));
}

/** Stores the open document as a new session, written as a whole. The session of another tab is not changed. */
export function copySession(): void {
  attachSession(newSessionId());
}

/**
 * Starts storing the open document: as the session that it became meanwhile, which other tabs can now detect, or
 * as a new one.
 */
export function attachOpenDocument(): void {
  if (tab.journal) lockNewSession(tab.journal.id);
  else copySession();
}

/**
 * Starts a new session, and leaves the current one in the list. Called before another document replaces the
 * current one. A session without unsaved changes is continued instead, unless `always`.
 */
export function startSession(store: DocumentStore, always = false): void {
  const state = store.getState();
  // This tab does not store what another tab writes.
  if (state.isOpenInOtherTab) return copySession();
  // Changes from before anything was stored are a session too.
  if (!tab.journal) copySession();
  if (!always && unsavedPaths(state).length === 0) return;
  const { journal } = tab;
  leaveSession(state);
  copySession();
  if (journal && tab.journal) tab.previous = { journal, next: tab.journal.id };
}

/** Whether another session was closed when the current one started. */
export const hasPreviousSession = (): boolean =>
  tab.previous !== undefined && tab.previous.next === tab.journal?.id;

/**
 * Returns to the session that was closed when the current one started. The current one stays in the list, or is
 * deleted if `isNone`. Returns false if another tab has opened the previous session, or if there is none.
 */
export async function returnToPreviousSession(state: GatepostState, isNone: boolean): Promise<boolean> {
  const [currentJournal, previous] = [tab.journal, tab.previous];
  if (!currentJournal || !previous || !hasPreviousSession()) return false;
  const isFree = await lockSession(previous.journal.id);
  if (!isFree || tab.journal !== currentJournal) {
    if (tab.journal) lockNewSession(tab.journal.id);
    return false;
  }
  tab.journal = previous.journal;
  lockNewSession(tab.journal.id);
  // The user may have deleted it in the list meanwhile.
  changeChoices(tab.journal.id, withoutDeletion).catch(() => undefined);
  // Runs after the pending writes of that session.
  void currentJournal
    .write(state)
    .catch(() => undefined)
    .then(() => (isNone ? deleteStoredSession(currentJournal.id) : undefined));
  return true;
}

async function claimAndRestore(
  store: DocumentStore,
  id: string,
  isWanted: () => boolean,
): Promise<RestoredSession | undefined> {
  const record = await claimSession(id);
  if (!record) return undefined;
  const { restoreSession } = await loadRestore();
  const session = await restoreSession(record.stored).catch(() => {
    markDamaged(id);
    throw new UnreadableError();
  });
  if (session.isDamaged) markDamaged(id);
  if (!isWanted()) return undefined;
  leaveSession(store.getState());
  if (session.isDamaged) copySession();
  else attachSession(id, session, record);
  restoreState(store, session.state);
  return session;
}

/** Shows a session that is open in another tab. Returns false if there is none. @throws if it cannot be read */
export type ShowOtherTabSession = (id: string) => Promise<boolean>;

/**
 * Resumes a session in this tab. The open one stays in the list. Returns undefined if the session does not exist, or
 * is no longer wanted after reading. A session that another tab holds is shown. A damaged session is resumed as a
 * copy: its data stays where it is.
 * @throws if it cannot be read, or not now; then nothing has changed
 */
export async function openSession(
  store: DocumentStore,
  id: string,
  show?: ShowOtherTabSession,
  isWanted = () => true,
): Promise<RestoredSession | 'shown' | undefined> {
  // Locked before it is claimed: if two tabs want it at once, or one has an outdated list, only one gets it.
  if (!(await lockSession(id))) return (await show?.(id)) ? 'shown' : undefined;
  try {
    return await claimAndRestore(store, id, isWanted);
  } finally {
    if (tab.journal) lockNewSession(tab.journal.id);
    else unlockSession(id);
  }
}

/** Copies a session that is open in another tab. */
async function duplicateSession(store: DocumentStore, id: string): Promise<RestoredSession | undefined> {
  const session = await readSession(id);
  copySession();
  if (session) restoreState(store, session.state);
  return session;
}

/**
 * How often (in milliseconds), and how many times at most, to check whether the previous page has released its
 * session.
 */
const CHECK_INTERVAL_MS = 100;
const CHECKS = 2;
const CHECKS_AFTER_RELOAD = 10;

/** Whether this page was reloaded, and is not a duplicated tab. */
const wasReloaded = (): boolean => {
  const [entry] = globalThis.performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
};

/** Whether a session is open in another tab, and not just in this one before it was reloaded. */
async function isOpenInOtherTab(id: string): Promise<boolean> {
  for (let checksLeft = wasReloaded() ? CHECKS_AFTER_RELOAD : CHECKS; checksLeft > 0; checksLeft--) {
    if (!(await createOpenInOtherTabTest())(id)) return false;
    await new Promise((resolve) => {
      setTimeout(resolve, CHECK_INTERVAL_MS);
    });
  }
  return (await createOpenInOtherTabTest())(id);
}

/** Which session to resume. */
export interface ResumeOptions {
  /** Shows a session that is open in another tab. Without it, a copy is made. */
  readonly show?: ShowOtherTabSession | undefined;
  /** Whether the latest session is wanted, even if it is open in another tab. */
  readonly isLatest?: boolean;
}

/** Resumes the latest session that can be read and that no other tab holds. @throws if none of them can be read */
async function resumeLatest(
  store: DocumentStore,
  show: ShowOtherTabSession | undefined,
): Promise<RestoredSession | undefined> {
  let failure: unknown;
  for (const { id } of await listResumableSessions()) {
    try {
      const session = await openSession(store, id, show);
      return session === 'shown' ? undefined : session;
    } catch (error) {
      // A damaged session must not prevent the tab from resuming another one. The list says which one it is.
      if (!(error instanceof UnreadableError)) throw error;
      failure = error;
    }
  }
  if (failure !== undefined) throw failure;
  return undefined;
}

/**
 * Resumes the session that this tab had before a reload, or in a new tab the latest that is not open in another. A
 * session that is open in another tab is shown read-only. Returns undefined if there is none, or if storage does
 * not answer; the tab then starts a new session and overwrites nothing. @throws if it cannot be read, or not now;
 * then it stays where it is
 */
export async function resumeSession(
  store: DocumentStore,
  { show, isLatest = false }: ResumeOptions = {},
): Promise<RestoredSession | undefined> {
  const ownId = sessionOfTab();
  if ((await isDatabaseResponding()) && (await hasLegacySessions())) await migrateSessions();
  try {
    const [latest] = ownId === undefined && show && isLatest ? await listSessions() : [];
    const wantedId = ownId ?? latest?.id;
    if (wantedId !== undefined && (await isOpenInOtherTab(wantedId))) {
      if (!show) return await duplicateSession(store, wantedId);
      if (await show(wantedId)) return undefined;
    }
    if (ownId === undefined) return await resumeLatest(store, show);
    const session = await openSession(store, ownId, show);
    return session === 'shown' ? undefined : session;
  } finally {
    if (!tab.journal && !store.getState().isOpenInOtherTab) copySession();
  }
}

/** Returns the stored sessions, apart from the one of this tab, which may not be stored yet. */
export async function listAllSessions(): Promise<{
  readonly open: SessionSummary | undefined;
  readonly others: readonly SessionSummary[];
  /** Those that the user deleted and may restore, the last deleted first. */
  readonly deleted: readonly SessionSummary[];
}> {
  const stored = await listStoredSessions();
  const isOpen = ({ id }: SessionSummary) => id === tab.journal?.id;
  const sessions = stored.filter(({ deleted }) => deleted === undefined);
  return {
    open: sessions.find(isOpen),
    others: sessions.filter((session) => !isOpen(session)),
    deleted: stored
      .filter(({ deleted }) => deleted !== undefined)
      .toSorted((a, b) => (b.deleted ?? 0) - (a.deleted ?? 0)),
  };
}

/** Deletes old sessions without unsaved changes. */
export const cleanUpSessions = (): Promise<void> => deleteOldSessions(tab.journal?.id ?? '');
