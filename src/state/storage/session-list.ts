// The stored sessions: what is known of them without reading all of their data.

import { hostOfOrigin } from '../../core/text/host-of-origin.ts';
import { originOfFoundName } from '../document/session-name.ts';
import { WRITER_ID } from '../serialization/file-keys.ts';
import type { SessionHead } from './database.ts';
import { decodeChoices, decodeHead } from './decode-records.ts';
import { DELETED_DAYS, MAX_DELETED_SITES } from './deleted-limits.ts';
import { sessionsWithPlaces, storePlaces } from './disk-places.ts';
import { indexedDbSessions } from './indexeddb-sessions.ts';
import { LONG_TIMEOUT_MS, withTimeout } from './journal.ts';
import { createOpenInOtherTabTest, sessionsInOtherTabs } from './session-locks.ts';
import type { SiteSummary } from './site-summary.ts';
import { allUnloadBackups, deleteUnloadBackup, unloadBackupsOf } from './unload-backup.ts';
import {
  deleteVersionsOf,
  isNamed,
  type VersionDatabase,
  versionDatabase,
} from './versions/version-database.ts';
import {
  applyBatch,
  keepChoices,
  newestBatch,
  type StoredSession,
  type WriteBatch,
  type WriteResult,
} from './write-batch.ts';

// Leftovers of deleted sessions, which were written while the session was deleted.
/** The storage of places of files. Both functions may throw. */
interface PlaceDatabase {
  /** Returns the ids of the sessions that have places. */
  readonly works: () => Promise<ReadonlySet<string>>;
  readonly drop: (sessionId: string) => Promise<void>;
}

/**
 * Deletes versions (including named ones) and places of sessions that do not exist any more, which are
 * unreachable. `works` returns the ids of all sessions that exist or are open in a tab; undefined if they are not
 * known for certain. @throws if storage fails
 */
export async function deleteOrphans(
  versions: VersionDatabase,
  places: PlaceDatabase,
  listSessionIds: () => Promise<ReadonlySet<string> | undefined>,
): Promise<void> {
  const [versionList, sessionsInPlaces] = await Promise.all([versions.all(), places.works()]);
  // Called last, so that a session that started meanwhile is included.
  const existing = await listSessionIds();
  if (!existing) return;
  const orphanIds = versionList.filter(({ work }) => !existing.has(work)).map(({ id }) => id);
  if (orphanIds.length > 0) await versions.write([], orphanIds);
  await Promise.all([...sessionsInPlaces].filter((id) => !existing.has(id)).map(places.drop));
}

/** A session that can be resumed. */
export interface SessionSummary {
  readonly id: string;
  /** The file that was open. */
  readonly path: string;
  /** Scheme, host and port of the site as its workspace states it; '' if unknown. */
  readonly origin: string;
  /** The same as its workspace states it, or else as its files contain it; absent if unknown. */
  readonly site?: string;
  readonly paths: readonly string[];
  /** Paths with unsaved changes. */
  readonly unsaved: readonly string[];
  /** Milliseconds since 1970 of the last write; 0 if unknown. */
  readonly time: number;
  /** Milliseconds since 1970 of the last change; absent if unknown. */
  readonly changed?: number;
  /** The name that the user gave it, its site, or the file that was opened. */
  readonly name: string;
  /** The name that the user gave it. */
  readonly label?: string;
  /** What the list shows of its files; absent until it is computed. */
  readonly summary?: SiteSummary;
  readonly isPinned?: boolean;
  /** Whether it is open in another tab. */
  readonly isElsewhere?: boolean;
  /** Whether a part of what is stored of it cannot be read. */
  readonly isDamaged?: boolean;
  /** When the user deleted it, in milliseconds since 1970. */
  readonly deleted?: number;
}

/** How many sessions without unsaved changes are stored besides the current one. */
const MAX_SAVED_SESSIONS = 50;

type UnknownRecord = Readonly<Record<string, unknown>>;

const stringsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

/** The sessions that were found to be damaged when they were read: their heads do not show it. */
const damagedIds = new Set<string>();

/** Lists a session as damaged from now on. */
export const markDamaged = (id: string): void => void damagedIds.add(id);

/** Summarizes a session head as far as it is readable. A session with nothing readable but its id is still listed. */
function summarize(stored: unknown): SessionSummary[] {
  const head = decodeHead(stored);
  const { id, origin, name, paths, unsaved, view } = head ?? ((stored ?? {}) as UnknownRecord);
  const { label, pinned, summary, changed, found } = head ?? {};
  const { deleted } = decodeChoices((stored ?? {}) as UnknownRecord);
  if (typeof id !== 'string') return [];
  const shownPath = ((view ?? {}) as UnknownRecord)['path'];
  const path = typeof shownPath === 'string' ? shownPath : (stringsIn(paths)[0] ?? '');
  const stated = typeof origin === 'string' ? origin : '';
  const ownName = typeof name === 'string' ? name : '';
  // A name that the user gave does not hide the host.
  const site = stated || (found ?? originOfFoundName(ownName));
  return [
    {
      id,
      path,
      origin: stated,
      ...(site === '' ? {} : { site }),
      paths: stringsIn(paths),
      unsaved: stringsIn(unsaved),
      time: head?.time ?? 0,
      ...(changed === undefined ? {} : { changed }),
      name: label || ownName || hostOfOrigin(stated) || path.slice(1) || id,
      ...(label === undefined ? {} : { label }),
      ...(summary ? { summary } : {}),
      ...(pinned ? { isPinned: true } : {}),
      ...(head && !damagedIds.has(id) ? {} : { isDamaged: true }),
      ...(deleted === undefined ? {} : { deleted }),
    },
  ];
}

/** Returns all sessions, including those that the user deleted and may restore, the latest first. */
export async function listStoredSessions(): Promise<SessionSummary[]> {
  const heads = await withTimeout(indexedDbSessions.heads()).catch(() => []);
  const sessions = new Map(heads.flatMap(summarize).map((session) => [session.id, session]));
  const byId = new Map(heads.map((head) => [((head ?? {}) as UnknownRecord)['id'], head as SessionHead]));
  for (const batch of allUnloadBackups()) {
    const head = byId.get(batch.head.id);
    // The backup of a tab that has lost the session is not what the user would resume.
    if (!newestBatch([batch], head && { head, steps: [] })) continue;
    for (const backupSummary of summarize(keepChoices(batch.head, head)))
      if (backupSummary.time > (sessions.get(backupSummary.id)?.time ?? 0))
        sessions.set(backupSummary.id, backupSummary);
  }
  const isOpen = await createOpenInOtherTabTest();
  return [...sessions.values()]
    .map((session) => (isOpen(session.id) ? { ...session, isElsewhere: true } : session))
    .toSorted((a, b) => b.time - a.time);
}

/** Returns all sessions, the latest first. */
export const listSessions = async (): Promise<SessionSummary[]> =>
  (await listStoredSessions()).filter(({ deleted }) => deleted === undefined);

/** Returns the sessions that are not open in another tab, the latest first. */
const listClosedSessions = async (): Promise<SessionSummary[]> =>
  (await listSessions()).filter(({ isElsewhere }) => !isElsewhere);

/** Returns the sessions that a new tab can resume, the latest first. */
export const listResumableSessions = async (): Promise<SessionSummary[]> =>
  (await listClosedSessions()).filter(({ isDamaged }) => !isDamaged);

/** Deletes a session for good. */
export async function deleteStoredSession(id: string): Promise<void> {
  deleteUnloadBackup(id);
  await indexedDbSessions.remove(id).catch(() => undefined);
  await deleteVersionsOf(versionDatabase, id).catch(() => undefined);
  await storePlaces(id, []).catch(() => undefined);
}

/** Returns the ids of all sessions that are stored or open; undefined if one may be missing. */
async function allSessionIds(currentId: string): Promise<ReadonlySet<string> | undefined> {
  const open = await sessionsInOtherTabs();
  const heads = await withTimeout(indexedDbSessions.heads()).catch(() => undefined);
  if (!open || !heads) return undefined;
  const summaries = [...heads, ...allUnloadBackups().map(({ head }) => head)].flatMap(summarize);
  return new Set([currentId, ...open, ...summaries.map(({ id }) => id)]);
}

const storedPlaces = { works: sessionsWithPlaces, drop: (sessionId: string) => storePlaces(sessionId, []) };

const DAY = 86_400_000;

/** Returns which of the sessions that the user deleted can no longer be restored: the oldest ones. */
export const expiredSites = (sessions: readonly SessionSummary[], now: number): readonly SessionSummary[] =>
  sessions
    .flatMap((session) => (session.deleted === undefined ? [] : { session, age: now - session.deleted }))
    .toSorted((a, b) => a.age - b.age)
    .filter(({ age }, index) => index >= MAX_DELETED_SITES || age > DELETED_DAYS * DAY)
    .map(({ session }) => session);

/** Deletes the sites for good that can no longer be restored. */
export async function deleteExpiredSites(): Promise<void> {
  const expired = expiredSites(await listStoredSessions(), Date.now());
  await Promise.all(expired.map(({ id }) => deleteStoredSession(id)));
}

/** Deletes the site for good that the user deleted first. Returns false if there is none. */
async function deleteOldestDeleted(): Promise<boolean> {
  const deleted = (await listStoredSessions()).filter((session) => session.deleted !== undefined);
  const [oldest] = deleted.toSorted((a, b) => a.deleted! - b.deleted!);
  if (oldest) await deleteStoredSession(oldest.id);
  return oldest !== undefined;
}

/**
 * Writes, and if storage is full, makes room and writes again, until `makeRoom` returns false. @throws if storage is
 * full, forbidden or broken
 */
export async function writeWithRoom<T>(
  write: () => Promise<T>,
  makeRoom: () => Promise<boolean>,
): Promise<T> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      if (!isFull || !(await makeRoom())) throw error;
    }
  }
}

/** Writes sessions. What the user deleted is not in the way: it is deleted for good if storage is full. */
export const roomySessions = {
  write: (batch: WriteBatch): Promise<WriteResult> =>
    writeWithRoom(() => indexedDbSessions.write(batch), deleteOldestDeleted),
};

/** Returns which of some sessions, the latest first, are deleted: what the user may want to find again stays. */
export const sessionsToDelete = (
  sessions: readonly SessionSummary[],
  excluded: ReadonlySet<string>,
): readonly SessionSummary[] =>
  sessions
    .filter(
      // What cannot be read stays until the user discards it.
      ({ id, unsaved, isDamaged, isPinned, label }) =>
        !excluded.has(id) && unsaved.length === 0 && !isDamaged && !isPinned && label === undefined,
    )
    .slice(MAX_SAVED_SESSIONS);

/**
 * Deletes old sessions without unsaved changes and without a named version, a pin or a name that the user gave; never
 * the one with the id `currentId`. Leftovers of deleted sessions are deleted too.
 */
export async function deleteOldSessions(currentId: string): Promise<void> {
  const versions = await versionDatabase.all().catch(() => undefined);
  if (!versions) return;
  const excluded = new Set([currentId, ...versions.filter(isNamed).map(({ work }) => work)]);
  const old = sessionsToDelete(await listClosedSessions(), excluded);
  await Promise.all(old.map(({ id }) => deleteStoredSession(id)));
  await deleteExpiredSites();
  await deleteOrphans(versionDatabase, storedPlaces, () => allSessionIds(currentId)).catch(() => undefined);
}

/** A session as it is stored. */
export interface SessionRecord {
  readonly stored: StoredSession;
  /** Whether the database contains all of it. */
  readonly isWhole: boolean;
  /** Its writer, if it could not be changed. */
  readonly seen?: string;
}

/** Whether the database answers at all. The data of a session may be big, and then needs a longer timeout. */
export const isDatabaseResponding = (): Promise<boolean> =>
  withTimeout(indexedDbSessions.heads()).then(
    () => true,
    () => false,
  );

/** Reads a session with its backups, without claiming it. Undefined if there is none, or storage does not answer. */
export async function peekSession(id: string): Promise<SessionRecord | undefined> {
  const stored = (await isDatabaseResponding())
    ? await withTimeout(indexedDbSessions.read(id), LONG_TIMEOUT_MS).catch(() => undefined)
    : undefined;
  const backup = newestBatch(unloadBackupsOf(id), stored);
  const session = backup ? applyBatch(stored, backup) : stored;
  // What the user deleted is restored first.
  if (session?.head.deleted !== undefined) return undefined;
  return session && { stored: session, isWhole: !backup, ...(stored ? { seen: stored.head.writer } : {}) };
}

/** The same, but makes this tab the only writer of the session, if the database permits it. */
export async function claimSession(id: string): Promise<SessionRecord | undefined> {
  if (!(await isDatabaseResponding())) return peekSession(id);
  try {
    const stored = await withTimeout(
      indexedDbSessions.take(id, WRITER_ID, unloadBackupsOf(id)),
      LONG_TIMEOUT_MS,
    );
    deleteUnloadBackup(id);
    return stored && stored.head.deleted === undefined ? { stored, isWhole: true } : undefined;
  } catch {
    return peekSession(id);
  }
}
