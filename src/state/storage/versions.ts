// Earlier versions of works: kept, named, thinned out. What they are written to is handed in.
import { database, type KeptVersion } from './database.ts';
import { packedBytes, packText, unpackText } from './versions-text.ts';
import { tooMany } from './versions-thin.ts';

/** Where versions lie. Both may throw. */
export interface VersionShelf {
  readonly all: () => Promise<readonly KeptVersion[]>;
  /** At once or not at all. */
  readonly write: (put: readonly KeptVersion[], drop: readonly string[]) => Promise<void>;
}

/** The versions in the browser's database. */
export const storedVersions: VersionShelf = {
  all: async () => (await database()).getAll('versions'),
  write: async (put, drop) => {
    const { store, done } = (await database()).transaction('versions', 'readwrite');
    const writing = [
      ...put.map((version) => store.put(version)),
      ...drop.map((id) => store.delete(id)),
      done,
    ];
    await Promise.all(writing);
  },
};

const newId = (time: number) => `${time.toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** The versions of a work, the latest first. */
export const versionsOfWork = (all: readonly KeptVersion[], work: string): readonly KeptVersion[] =>
  all.filter((version) => version.work === work).toSorted((one, other) => other.time - one.time);

export const isNamed = ({ why }: Pick<KeptVersion, 'why'>): boolean => why === 'named';

/** What is to be kept: the text of a workspace file, and why. */
export interface VersionToKeep extends Pick<KeptVersion, 'work' | 'time' | 'why' | 'name' | 'step'> {
  readonly text: string;
}

/** Whether a version holds this text; one that cannot be read does not. */
async function holds({ workspace, size }: KeptVersion, text: string): Promise<boolean> {
  return size === text.length && (await unpackText(workspace).catch(() => undefined)) === text;
}

/** A version as it is written down. */
export async function packVersion({ text, ...others }: VersionToKeep): Promise<KeptVersion> {
  return { id: newId(others.time), ...others, workspace: await packText(text), size: text.length };
}

/** Ids of the versions that make room, among all that there would be. */
const thinned = (all: readonly KeptVersion[], now: number): readonly string[] =>
  tooMany(
    all.map(({ id, work, time, why, workspace }) => ({
      id,
      work,
      time,
      isNamed: isNamed({ why }),
      bytes: packedBytes(workspace),
    })),
    now,
  );

/**
 * Keeps a version, unless the latest of its work is equal; named by hand, the equal one takes the name. Older ones
 * make room. False if nothing was to be kept. @throws if storage is full, forbidden or broken.
 */
export async function keepVersion(shelf: VersionShelf, version: VersionToKeep): Promise<boolean> {
  const all = await shelf.all();
  const [latest] = versionsOfWork(all, version.work);
  const isEqual = latest !== undefined && (await holds(latest, version.text));
  if (isEqual && !isNamed(version)) return false;
  const isRaised = isEqual && !isNamed(latest);
  const { why, name, time } = version;
  const kept = isRaised
    ? { ...latest, why, time, ...(name === undefined ? {} : { name }) }
    : await packVersion(version);
  const others = all.filter(({ id }) => id !== kept.id);
  await shelf.write([kept], thinned([...others, kept], time));
  return true;
}

/** Gives a version a name; one that was kept by itself stays from then on. */
export const nameVersion = (shelf: VersionShelf, version: KeptVersion, name: string): Promise<void> =>
  shelf.write([{ ...version, why: 'named', name }], []);

/** Takes away the versions of a work that is no longer there. */
export async function dropVersionsOf(shelf: VersionShelf, work: string): Promise<void> {
  const gone = versionsOfWork(await shelf.all(), work).map(({ id }) => id);
  if (gone.length > 0) await shelf.write([], gone);
}
