// Earlier versions of works: kept, named, thinned out. What they are written to is handed in.
import { openDatabase, type StoredVersion } from '../storage/database.ts';
import { findVersionsToDelete } from './retention-policy.ts';
import { compressText, decompressText, storedBytes, withoutBlob } from './version-compression.ts';

/** Where versions lie. Both may throw. */
export interface VersionDatabase {
  readonly all: () => Promise<readonly StoredVersion[]>;
  /** At once or not at all. */
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
  all: async () => (await openDatabase()).getAll('versions'),
  write: async (put, drop) => {
    try {
      await writeVersions(put, drop);
    } catch (error) {
      if (!put.some(({ workspace }) => workspace instanceof Blob)) throw error;
      // WebKit stores no blobs in a private window.
      const octets = put.map(async (version) => ({
        ...version,
        workspace: await withoutBlob(version.workspace),
      }));
      await writeVersions(await Promise.all(octets), drop);
    }
  },
};

const newId = (time: number) => `${time.toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** The versions of a work, the latest first. */
export const versionsOfSession = (all: readonly StoredVersion[], work: string): readonly StoredVersion[] =>
  all.filter((version) => version.work === work).toSorted((one, other) => other.time - one.time);

export const isNamed = ({ why }: Pick<StoredVersion, 'why'>): boolean => why === 'named';

/** What is to be kept: the text of a workspace file, and why. */
export interface NewVersion extends Pick<StoredVersion, 'work' | 'time' | 'why' | 'name' | 'step'> {
  readonly text: string;
}

/** Whether a version holds this text; one that cannot be read does not. */
async function hasSameText({ workspace, size }: StoredVersion, text: string): Promise<boolean> {
  return size === text.length && (await decompressText(workspace).catch(() => undefined)) === text;
}

/** A version as it is written down. */
export async function packVersion({ text, ...others }: NewVersion): Promise<StoredVersion> {
  return { id: newId(others.time), ...others, workspace: await compressText(text), size: text.length };
}

/** Ids of the versions that make room, among all that there would be. */
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
 * Keeps a version, unless the latest of its work is equal; named by hand, the equal one takes the name. Older ones
 * make room. False if nothing was to be kept. @throws if storage is full, forbidden or broken.
 */
export async function addVersion(shelf: VersionDatabase, version: NewVersion): Promise<boolean> {
  const all = await shelf.all();
  const [latest] = versionsOfSession(all, version.work);
  const isEqual = latest !== undefined && (await hasSameText(latest, version.text));
  if (isEqual && !isNamed(version)) return false;
  const isRaised = isEqual && !isNamed(latest);
  const { why, name, time } = version;
  const kept = isRaised
    ? { ...latest, why, time, ...(name === undefined ? {} : { name }) }
    : await packVersion(version);
  const others = all.filter(({ id }) => id !== kept.id);
  await shelf.write([kept], findSurplusVersions([...others, kept], time));
  return true;
}

/** Gives a version a name; one that was kept by itself stays from then on. */
export const nameVersion = (shelf: VersionDatabase, version: StoredVersion, name: string): Promise<void> =>
  shelf.write([{ ...version, why: 'named', name }], []);

/** Takes away the versions of a work that is no longer there. */
export async function deleteVersionsOf(shelf: VersionDatabase, work: string): Promise<void> {
  const gone = versionsOfSession(await shelf.all(), work).map(({ id }) => id);
  if (gone.length > 0) await shelf.write([], gone);
}
