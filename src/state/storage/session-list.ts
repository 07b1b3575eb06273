// The works that are kept: what can be told of them without reading them.

import {
  deleteVersionsOf,
  isNamed,
  type VersionDatabase,
  versionDatabase,
} from '../versions/version-database.ts';
import type { SessionHead } from './database.ts';
import { sessionsWithPlaces, storePlaces } from './disk-places.ts';
import { indexedDbSessions } from './indexeddb-sessions.ts';
import { LONG_TIMEOUT_MS, withTimeout } from './journal.ts';
import { WRITER_ID } from './serialization/file-keys.ts';
import { createOpenInOtherTabTest, sessionsInOtherTabs } from './session-locks.ts';
import { allUnloadBackups, deleteUnloadBackup, unloadBackupsOf } from './unload-backup.ts';
import { applyBatch, newestBatch, type StoredSession } from './write-batch.ts';

// What lies in storage of works that are not there any more: written while the work was taken off the shelf.
/** Where places of files lie. Both may throw. */
interface PlaceDatabase {
  /** Names of the works that have some. */
  readonly works: () => Promise<ReadonlySet<string>>;
  readonly drop: (work: string) => Promise<void>;
}

/**
 * Drops versions, named ones too, and places of works that are not there: nobody can get at them. `works` tells the
 * names of all that are there, or open in a tab before anything is done; undefined if that is not surely known.
 * @throws if storage does.
 */
export async function deleteOrphans(
  versions: VersionDatabase,
  places: PlaceDatabase,
  works: () => Promise<ReadonlySet<string> | undefined>,
): Promise<void> {
  const [versionList, sessionsWithPlaces] = await Promise.all([versions.all(), places.works()]);
  // Asked last: a work that began meanwhile is there.
  const existing = await works();
  if (!existing) return;
  const gone = versionList.filter(({ work }) => !existing.has(work)).map(({ id }) => id);
  if (gone.length > 0) await versions.write([], gone);
  await Promise.all([...sessionsWithPlaces].filter((work) => !existing.has(work)).map(places.drop));
}

/** A work that can be gone on with. */
export interface SessionSummary {
  readonly id: string;
  /** The file that was looked at. */
  readonly path: string;
  /** Scheme, host and port of the site; '' if not known. */
  readonly origin: string;
  /** Paths whose text was not saved to a file. */
  readonly unsaved: readonly string[];
  /** Milliseconds since 1970. */
  readonly time: number;
  /** True if it is open in another tab. */
  readonly isElsewhere?: boolean;
}

/** Works without anything unsaved that are kept beside the present one. */
const MAX_SAVED_SESSIONS = 50;

type Loose = Readonly<Record<string, unknown>>;

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

/** What a head tells, as far as it can be read: a work of which nothing else can be told is offered all the same. */
function summarize(head: unknown): SessionSummary[] {
  const { id, origin, paths, unsaved, time, view } = (head ?? {}) as Loose;
  if (typeof id !== 'string') return [];
  const shown = ((view ?? {}) as Loose)['path'];
  const path = typeof shown === 'string' ? shown : (textsIn(paths)[0] ?? '');
  return [
    {
      id,
      path,
      origin: typeof origin === 'string' ? origin : '',
      unsaved: textsIn(unsaved),
      time: typeof time === 'number' ? time : 0,
    },
  ];
}

/** All works, the latest first. */
export async function listSessions(): Promise<SessionSummary[]> {
  const heads = await withTimeout(indexedDbSessions.heads()).catch(() => []);
  const sessions = new Map(heads.flatMap(summarize).map((work) => [work.id, work]));
  const byId = new Map(heads.map((head) => [((head ?? {}) as Loose)['id'], head as SessionHead]));
  for (const batch of allUnloadBackups()) {
    const head = byId.get(batch.head.id);
    // What is put aside by a tab that has lost the work is not what one would go on with.
    if (!newestBatch([batch], head && { head, steps: [] })) continue;
    for (const last of summarize(batch.head))
      if (last.time > (sessions.get(last.id)?.time ?? 0)) sessions.set(last.id, last);
  }
  const isOpen = await createOpenInOtherTabTest();
  return [...sessions.values()]
    .map((work) => (isOpen(work.id) ? { ...work, isElsewhere: true } : work))
    .toSorted((a, b) => b.time - a.time);
}

/** The works that are open in no other tab, the latest first. */
export const listClosedSessions = async (): Promise<SessionSummary[]> =>
  (await listSessions()).filter(({ isElsewhere }) => !isElsewhere);

/** Takes a work off the shelf that is no longer wanted. */
export async function deleteStoredSession(id: string): Promise<void> {
  deleteUnloadBackup(id);
  await indexedDbSessions.remove(id).catch(() => undefined);
  await deleteVersionsOf(versionDatabase, id).catch(() => undefined);
  await storePlaces(id, []).catch(() => undefined);
}

/** Names of all works that are kept or open; undefined if one may be missing. */
async function allSessionIds(present: string): Promise<ReadonlySet<string> | undefined> {
  const open = await sessionsInOtherTabs();
  const heads = await withTimeout(indexedDbSessions.heads()).catch(() => undefined);
  if (!open || !heads) return undefined;
  const stored = [...heads, ...allUnloadBackups().map(({ head }) => head)].flatMap(summarize);
  return new Set([present, ...open, ...stored.map(({ id }) => id)]);
}

const storedPlaces = { works: sessionsWithPlaces, drop: (work: string) => storePlaces(work, []) };

/**
 * Takes old works off the shelf that hold nothing unsaved, nor a version that somebody has named; never the one with
 * the id `present`. What is left of works that are not there goes too.
 */
export async function deleteOldSessions(present: string): Promise<void> {
  const versions = await versionDatabase.all().catch(() => undefined);
  if (!versions) return;
  const excluded = new Set([present, ...versions.filter(isNamed).map(({ work }) => work)]);
  const saved = (await listClosedSessions()).filter(
    ({ id, unsaved }) => !excluded.has(id) && unsaved.length === 0,
  );
  await Promise.all(saved.slice(MAX_SAVED_SESSIONS).map(({ id }) => deleteStoredSession(id)));
  await deleteOrphans(versionDatabase, storedPlaces, () => allSessionIds(present)).catch(() => undefined);
}

/** A work as it lies in storage. */
export interface SessionRecord {
  readonly stored: StoredSession;
  /** True if all of that lies in the database. */
  readonly isWhole: boolean;
  /** Who had it, if that could not be changed. */
  readonly seen?: string;
}

/** Whether the database answers at all. What it holds of a work may be big, and is then waited for. */
export const isDatabaseResponding = (): Promise<boolean> =>
  withTimeout(indexedDbSessions.heads()).then(
    () => true,
    () => false,
  );

/** A work with all that was put aside of it, to look at. Undefined if there is none, or storage does not answer. */
export async function peekSession(id: string): Promise<SessionRecord | undefined> {
  const stored = (await isDatabaseResponding())
    ? await withTimeout(indexedDbSessions.read(id), LONG_TIMEOUT_MS).catch(() => undefined)
    : undefined;
  const backup = newestBatch(unloadBackupsOf(id), stored);
  const session = backup ? applyBatch(stored, backup) : stored;
  return session && { stored: session, isWhole: !backup, ...(stored ? { seen: stored.head.writer } : {}) };
}

/** The same, to go on with: no other writer has it from then on, if the database allows. */
export async function claimSession(id: string): Promise<SessionRecord | undefined> {
  if (!(await isDatabaseResponding())) return peekSession(id);
  try {
    const stored = await withTimeout(
      indexedDbSessions.take(id, WRITER_ID, unloadBackupsOf(id)),
      LONG_TIMEOUT_MS,
    );
    deleteUnloadBackup(id);
    return stored && { stored, isWhole: true };
  } catch {
    return peekSession(id);
  }
}
