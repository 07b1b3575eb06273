// The work of this tab, and the shelf of the others: what is kept where, and gone on with.
import { type DocumentStore, type GatepostState, restoreState } from '../document/document-store.ts';
import { unsavedPaths } from '../document/unsaved.ts';
import { indexedDbSessions } from './indexeddb-sessions.ts';
import { createJournal, type Journal } from './journal.ts';
import { hasLegacySessions } from './legacy-sessions.ts';
import type { RestoredSession } from './restore-session.ts';
import {
  claimSession,
  deleteOldSessions,
  deleteStoredSession,
  isDatabaseResponding,
  listClosedSessions,
  listSessions,
  peekSession,
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
import { emptyStorageKnowledge } from './write-plan.ts';

// A work that is left: written down as it is, by somebody who does not wait for that.
/**
 * Writes a work down, to be gone back to. If another writer has it, what is unsaved here becomes a work of its own, with
 * the journal that `copy` makes. Never throws: where storage fails, what was put aside is left.
 */
export async function closeSession(left: Journal, state: GatepostState, copy: () => Journal): Promise<void> {
  // The page may be closed before the database has it.
  left.writeBackup(state);
  const isOurs = await left.write(state).catch(() => true);
  if (isOurs) return;
  const own = copy();
  own.writeBackup(state);
  await own.write(state).catch(() => undefined);
}

const backup = { write: writeUnloadBackup, delete: deleteUnloadBackup };

/** The sessions of this tab. */
const tab: {
  /** The one that is stored; undefined while nothing is. */
  journal?: Journal | undefined;
  /** The one that was left when the session `next` started. */
  previous?: { readonly journal: Journal; readonly next: string };
} = {};

export const currentJournal = (): Journal | undefined => tab.journal;

export const currentSessionId = (): string | undefined => tab.journal?.id;

function attachSession(id: string, restored?: RestoredSession, record?: SessionRecord): void {
  const revision = record?.stored.head.revision ?? 0;
  const seen = record?.seen === undefined ? {} : { seen: record.seen };
  const known = restored && record?.isWhole ? restored.known : emptyStorageKnowledge;
  tab.journal = createJournal(id, indexedDbSessions, backup, { known, revision, ...seen });
  lockNewSession(id);
}

/** Brings works in the form of earlier versions into the present one; if that cannot be done now, the next time. */
async function migrateSessions(): Promise<void> {
  const code = await import('./migrations.ts').catch(() => undefined);
  await code?.migrateLegacySessions().catch(() => undefined);
}

const loadRestore = () => import('./restore-session.ts');

/** A work from storage, to look at: it stays where it is. @throws if it cannot be read, or not now. */
export async function readSession(id: string): Promise<RestoredSession | undefined> {
  const record = await peekSession(id);
  return record && (await loadRestore()).restoreSession(record.stored);
}

/** From now on nothing is kept in this tab, until a work is held again. */
export function detachSession(): void {
  tab.journal = undefined;
}

/** Writes the present work down as it is, and lets it lie; what another writer keeps from being written lies beside it. */
export function leaveSession(state: GatepostState): void {
  const left = tab.journal;
  if (!left || !(left.isStored() || state.history.past.length > 0)) return;
  void closeSession(left, state, () => createJournal(newSessionId(), indexedDbSessions, backup));
}

/** What is open is kept as a work of its own from now on, written as a whole: that of another tab stays as it is. */
export function copySession(): void {
  attachSession(newSessionId());
}

/** What is open is kept from now on: as the work that it has become meanwhile, which other tabs now hear of, or as one of its own. */
export function attachOpenDocument(): void {
  if (tab.journal) lockNewSession(tab.journal.id);
  else copySession();
}

/**
 * From now on a work of its own is kept, and what is open now stays on the shelf as it is. Called before another
 * document takes its place; a work without anything unsaved is gone on with instead, unless `always`.
 */
export function startSession(store: DocumentStore, always = false): void {
  const state = store.getState();
  // What another tab writes is not this tab's to keep.
  if (state.isOpenInOtherTab) return copySession();
  // What was done before anything was kept is a work too.
  if (!tab.journal) copySession();
  if (!always && unsavedPaths(state).length === 0) return;
  const journal = tab.journal;
  leaveSession(state);
  copySession();
  if (journal && tab.journal) tab.previous = { journal, next: tab.journal.id };
}

/** Whether the present work began when another was left for it. */
export const hasPreviousSession = (): boolean =>
  tab.previous !== undefined && tab.previous.next === tab.journal?.id;

/**
 * What is open belongs to the work that was left when the present one began. That one lies on the shelf then, or is none
 * if it `isNone`. False if another tab has the other work open by now, or there is none.
 */
export async function returnToPreviousSession(state: GatepostState, isNone: boolean): Promise<boolean> {
  const [own, left] = [tab.journal, tab.previous];
  if (!own || !left || !hasPreviousSession()) return false;
  const isFree = await lockSession(left.journal.id);
  if (!isFree || tab.journal !== own) {
    if (tab.journal) lockNewSession(tab.journal.id);
    return false;
  }
  tab.journal = left.journal;
  lockNewSession(tab.journal.id);
  // Behind whatever is still being written of it.
  void own
    .write(state)
    .catch(() => undefined)
    .then(() => (isNone ? deleteStoredSession(own.id) : undefined));
  return true;
}

async function claimAndRestore(
  store: DocumentStore,
  id: string,
  isWanted: () => boolean,
): Promise<RestoredSession | undefined> {
  const record = await claimSession(id);
  if (!record) return undefined;
  const session = await (await loadRestore()).restoreSession(record.stored);
  if (!isWanted()) return undefined;
  leaveSession(store.getState());
  if (session.isDamaged) copySession();
  else attachSession(id, session, record);
  restoreState(store, session.state);
  return session;
}

/** Shows a work that is open in another tab. False if there is none. @throws if it cannot be read. */
export type ShowOtherTabSession = (id: string) => Promise<boolean>;

/**
 * Goes on with a work in this tab. What is open stays on the shelf. Undefined if there is no such work. One that another
 * tab holds is shown. One that is damaged is gone on with as a copy: what is left of it stays where it is. Undefined
 * too if it is not wanted any more once it has been read.
 * @throws if it cannot be read, or not now; then nothing has changed.
 */
export async function openSession(
  store: DocumentStore,
  id: string,
  show?: ShowOtherTabSession,
  isWanted = () => true,
): Promise<RestoredSession | 'shown' | undefined> {
  // Held before it is taken: of two tabs that want it at once, or that know it from an old list, one has it.
  if (!(await lockSession(id))) return (await show?.(id)) ? 'shown' : undefined;
  try {
    return await claimAndRestore(store, id, isWanted);
  } finally {
    if (tab.journal) lockNewSession(tab.journal.id);
    else unlockSession(id);
  }
}

/** A copy of a work that is open in another tab. */
async function duplicateSession(store: DocumentStore, id: string): Promise<RestoredSession | undefined> {
  const session = await readSession(id);
  copySession();
  if (session) restoreState(store, session.state);
  return session;
}

/** Milliseconds until it is looked again whether the page that was left has let go of its work, and how often at most. */
const CHECK_INTERVAL_MS = 100;
const CHECKS = 2;
const CHECKS_AFTER_RELOAD = 10;

/** Whether this page stands where it stood before: not a tab that was duplicated. */
const wasReloaded = (): boolean => {
  const [entry] = globalThis.performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
};

/** Whether a work is open in another tab, which is not just this one before it was reloaded. */
async function isElsewhere(id: string): Promise<boolean> {
  for (let checksLeft = wasReloaded() ? CHECKS_AFTER_RELOAD : CHECKS; checksLeft > 0; checksLeft--) {
    if (!(await createOpenInOtherTabTest())(id)) return false;
    await new Promise((resolve) => {
      setTimeout(resolve, CHECK_INTERVAL_MS);
    });
  }
  return (await createOpenInOtherTabTest())(id);
}

/** What is to be taken up. */
export interface ResumeOptions {
  /** Shows a work that is open in another tab. Without it a copy is made. */
  readonly show?: ShowOtherTabSession | undefined;
  /** True if the latest work is wanted, also if it is open in another tab. */
  readonly isLatest?: boolean;
}

/**
 * The work that this tab had before a reload; in a new tab the latest that is open in no other. What is open in another
 * tab is shown, to be read. Undefined if there is none, or storage does not answer; then the tab begins a work of its own
 * and writes over nothing. @throws if it cannot be read, or not now; then it stays where it is.
 */
export async function resumeSession(
  store: DocumentStore,
  { show, isLatest = false }: ResumeOptions = {},
): Promise<RestoredSession | undefined> {
  const own = sessionOfTab();
  if ((await isDatabaseResponding()) && (await hasLegacySessions())) await migrateSessions();
  try {
    const [latest] = own === undefined && show && isLatest ? await listSessions() : [];
    const wanted = own ?? latest?.id;
    if (wanted !== undefined && (await isElsewhere(wanted))) {
      if (!show) return await duplicateSession(store, wanted);
      if (await show(wanted)) return undefined;
    }
    const id = own ?? (await listClosedSessions())[0]?.id;
    const work = id === undefined ? undefined : await openSession(store, id, show);
    return work === 'shown' ? undefined : work;
  } finally {
    if (!tab.journal && !store.getState().isOpenInOtherTab) copySession();
  }
}

/** The works that can be gone back to: not the present one. */
export const listOtherSessions = async (): Promise<SessionSummary[]> =>
  (await listSessions()).filter(({ id }) => id !== tab.journal?.id);

/** Takes old works off the shelf that hold nothing unsaved. */
export const cleanUpSessions = (): Promise<void> => deleteOldSessions(tab.journal?.id ?? '');

/** Takes one off the shelf that is no longer wanted; not one that a tab has opened meanwhile. */
export async function deleteSession(id: string): Promise<void> {
  if (id !== tab.journal?.id && !(await createOpenInOtherTabTest())(id)) await deleteStoredSession(id);
}
