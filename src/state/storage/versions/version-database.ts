// Stores, names and deletes earlier versions of sessions, in a given storage.

import { openDatabase, type StoredVersion } from '../database.ts';
import { decodeVersion } from '../decode-records.ts';
import { findVersionsToDelete } from './retention-policy.ts';
import { compressText, decompressText, storedBytes, withoutBlob } from './version-compression.ts';

/** The storage of versions. Both functions may throw. */
export interface VersionDatabase {
  readonly all: () => Promise<readonly StoredVersion[]>;
  /** Writes all changes or none. */
  readonly write: (put: readonly StoredVersion[], drop: readonly string[]) => Promise<void>;
}

async function writeVersions(put: readonly StoredVersion[], drop: readonly string[]): Promise<void> {
  const { store, done } = (await openDatabase()).transaction('versions', 'readwrite');
  await Promise.all([
    ...put.map((version) => store.put(version)),
    ...drop.map((id) => store.delete(id)),
    done,
  ]);
}

/** The versions in the browser's database. */
export const versionDatabase: VersionDatabase = {
  all: async () => {
    const records: readonly unknown[] = await (await openDatabase()).getAll('versions');
    return records.flatMap((record) => decodeVersion(record) ?? []);
  },
  write: async (put, drop) => {
    try {
      await writeVersions(put, drop);
    } catch (error) {
      if (!put.some(({ workspace }) => workspace instanceof Blob)) throw error;
      // WebKit cannot store blobs in a private window.
      const octets = put.map(async (version) => ({
        ...version,
        workspace: await withoutBlob(version.workspace),
      }));
      await writeVersions(await Promise.all(octets), drop);
    }
  },
};

const newId = (time: number) => `${time.toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** Returns the versions of a session, the latest first. */
export const versionsOfSession = (
  all: readonly StoredVersion[],
  sessionId: string,
): readonly StoredVersion[] =>
  all
    .filter((version) => version.work === sessionId)
    .toSorted((version, otherVersion) => otherVersion.time - version.time);

/**
 * Returns the versions of the site that a session has now, the latest first. Those of a site that was open in it
 * before are left out, except those that the user named.
 */
export function versionsOfSite(all: readonly StoredVersion[], sessionId: string): readonly StoredVersion[] {
  const versions = versionsOfSession(all, sessionId);
  const first = versions.findIndex(({ begins }) => begins);
  return first < 0 ? versions : versions.filter((version, i) => i <= first || isNamed(version));
}

export const isNamed = ({ why }: Pick<StoredVersion, 'why'>): boolean => why === 'named';

/** A version to store: the text of a workspace file, and the reason. */
export interface NewVersion
  extends Pick<StoredVersion, 'work' | 'time' | 'why' | 'name' | 'step' | 'begins'> {
  readonly text: string;
}

/** Whether a version has this text; an unreadable one does not. */
async function hasSameText({ workspace, size }: StoredVersion, text: string): Promise<boolean> {
  return size === text.length && (await decompressText(workspace).catch(() => undefined)) === text;
}

/** Returns a version in its stored form. */
export async function packVersion({ text, ...others }: NewVersion): Promise<StoredVersion> {
  return { id: newId(others.time), ...others, workspace: await compressText(text), size: text.length };
}

/** Returns the ids of the versions to delete from all versions. */
const findSurplusVersions = (all: readonly StoredVersion[], now: number): readonly string[] =>
  findVersionsToDelete(
    all.map(({ id, work, time, why, workspace }) => ({
      id,
      work,
      time,
      isNamed: isNamed({ why }),
      bytes: storedBytes(workspace),
    })),
    now,
  );

/**
 * Stores a version, unless the latest one of its session is equal. If the user names it, the equal one gets the
 * name. Older versions may be deleted. Returns false if nothing was stored. @throws if storage is full, forbidden
 * or broken
 */
export async function addVersion(database: VersionDatabase, version: NewVersion): Promise<boolean> {
  const all = await database.all();
  const [latest] = versionsOfSession(all, version.work);
  const isEqual = latest !== undefined && (await hasSameText(latest, version.text));
  if (isEqual && !isNamed(version)) return false;
  const isRenamed = isEqual && !isNamed(latest);
  const { why, name, time } = version;
  const stored = isRenamed
    ? { ...latest, why, time, ...(name === undefined ? {} : { name }) }
    : await packVersion(version);
  const others = all.filter(({ id }) => id !== stored.id);
  await database.write([stored], findSurplusVersions([...others, stored], time));
  return true;
}

/** Names a version. An automatic one is then no longer deleted automatically. */
export const nameVersion = (database: VersionDatabase, version: StoredVersion, name: string): Promise<void> =>
  database.write([{ ...version, why: 'named', name }], []);

/** Deletes the versions of a session that no longer exists. */
export async function deleteVersionsOf(database: VersionDatabase, sessionId: string): Promise<void> {
  const ids = versionsOfSession(await database.all(), sessionId).map(({ id }) => id);
  if (ids.length > 0) await database.write([], ids);
}
