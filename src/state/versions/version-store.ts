// The earlier versions of the open session. Not part of the first page.
import { createStore } from 'zustand/vanilla';
import { defaultReader } from '../../core/readers/registry.ts';
import { printWorkspace } from '../../core/workspace/pack-workspace.ts';
import type { WorkspaceProblem } from '../../core/workspace/workspace.ts';
import type { SiteDocument } from '../document/document.ts';
import type { GatepostState } from '../document/document-store.ts';
import type { StoredVersion } from '../storage/database.ts';
import { currentSessionId } from '../storage/sessions.ts';
import { storedBytes } from '../storage/versions/version-compression.ts';
import {
  addVersion,
  type NewVersion,
  nameVersion,
  type VersionDatabase,
  versionDatabase,
  versionsOfSession,
  versionsOfSite,
} from '../storage/versions/version-database.ts';
import { workspaceOf } from '../workspace/document-to-workspace.ts';

/** The size of a version's table. */
export interface VersionTable {
  readonly urls: number;
  readonly agents: number;
  readonly expectations: number;
}

/** Properties of a version besides its files and its table. */
export type VersionSetting = 'origin' | 'ignored' | 'crawlers' | 'requests' | 'links' | 'unknown';

/**
 * How the files of a version differ from the open ones: in lines, otherwise in line endings, otherwise in other
 * octets, otherwise in their order or formats.
 */
export type VersionText = 'same' | 'lines' | 'ends' | 'octets' | 'files';

/** How a version differs from the open document; `octets` is the size of its files. */
export type VersionDifference =
  | {
      readonly kind: 'lines';
      readonly octets: number;
      /** How many lines were added since, and removed. */
      readonly added: number;
      readonly removed: number;
      readonly text: VersionText;
      /** Its table, if it differs from the current one. */
      readonly table?: VersionTable;
      /** Other properties that differ from the current ones. */
      readonly settings?: readonly VersionSetting[];
    }
  | { readonly kind: 'same'; readonly octets: number }
  | { readonly kind: 'unreadable'; readonly problem?: WorkspaceProblem };

/** The effect of a version on the current table and expectations. */
export interface VersionMoment {
  /** How many answers differ from the previous version; absent for the first version, and for large tables. */
  readonly changed?: number;
  readonly answers: number;
  readonly failed: number;
  readonly expected: number;
}

/** The id of the open document in place of the id of a version. */
export const OPEN_NOW = '';

interface VersionStoreState {
  /** The latest version is first; undefined until they are read. */
  readonly versions: readonly StoredVersion[] | undefined;
  readonly differences: ReadonlyMap<string, VersionDifference>;
  /** The ids of the versions that have the same texts as the next newer one. */
  readonly repeated: ReadonlySet<string>;
  /** The effects by version; only of readable versions. */
  readonly moments: ReadonlyMap<string, VersionMoment>;
  /** Bytes that the versions of all sessions take in storage. */
  readonly bytes: number;
  /** How many bytes the browser has left for Gatepost, if they are few. */
  readonly free?: number;
  /** The last failure of storage. */
  readonly trouble?: 'not-read' | 'not-written';
}

export const versionStore = createStore<VersionStoreState>(() => ({
  versions: undefined,
  differences: new Map(),
  repeated: new Set(),
  moments: new Map(),
  bytes: 0,
}));

/** Returns the id of the session that versions belong to; '' while nothing is stored. */
export const openSessionId = (): string => currentSessionId() ?? '';

/** Runs tasks on the database one after the other, so that each sees the writes of the previous one. */
class DatabaseQueue {
  database = versionDatabase;
  #last: Promise<unknown> = Promise.resolve();

  run<T>(task: (database: VersionDatabase) => Promise<T>): Promise<T> {
    const start = () => task(this.database);
    const done = this.#last.then(start, start);
    this.#last = done.catch(() => undefined);
    return done;
  }
}

const queue = new DatabaseQueue();

/** Replaces the database of versions; for tests. */
export const setVersionDatabase = (database: VersionDatabase): void => {
  queue.database = database;
};

const readAll = () => queue.run(({ all }) => all());

/** Returns a document as the text of a version. The view is not part of it. */
export const printVersion = (document: SiteDocument): string =>
  printWorkspace(workspaceOf(document, { reader: defaultReader }));

/** Fewer free bytes than this are reported. */
const MIN_FREE_BYTES = 20 * 1024 * 1024;

/** Returns the free storage if there is little; undefined if the browser does not report it. */
async function readFreeSpace(): Promise<{ readonly free?: number }> {
  const estimate = await globalThis.navigator?.storage?.estimate?.().catch(() => undefined);
  if (estimate?.quota === undefined || estimate.usage === undefined) return {};
  const free = Math.max(0, estimate.quota - estimate.usage);
  return free < MIN_FREE_BYTES ? { free } : {};
}

/** Reads the list again. */
export async function readVersions(): Promise<void> {
  const all = await readAll().catch(() => undefined);
  if (!all) return versionStore.setState({ trouble: 'not-read' });
  const bytes = all.reduce((sum, { workspace }) => sum + storedBytes(workspace), 0);
  const { differences, repeated, moments } = versionStore.getState();
  const versions = versionsOfSite(all, openSessionId());
  versionStore.setState(
    { differences, repeated, moments, versions, bytes, ...(await readFreeSpace()) },
    true,
  );
}

/** Changes the stored versions, and reads the list again. If storage fails, reports it and returns false. */
async function runWrite(task: (database: VersionDatabase) => Promise<unknown>): Promise<boolean> {
  const isDone = await queue.run(task).then(
    () => true,
    () => false,
  );
  await readVersions();
  if (!isDone) versionStore.setState({ trouble: 'not-written' });
  return isDone;
}

/** Stores a version. Returns false if storage fails, or if the session is not stored at all. */
export const saveVersion = async (version: NewVersion): Promise<boolean> =>
  version.work !== '' && runWrite((database) => addVersion(database, version));

/** Stores the open document under a name. Returns false if storage fails. */
export const saveCurrentVersion = ({ document }: GatepostState, name: string): Promise<boolean> =>
  saveVersion({ work: openSessionId(), time: Date.now(), why: 'named', name, text: printVersion(document) });

export const renameVersion = (version: StoredVersion, name: string): Promise<boolean> =>
  runWrite((database) => nameVersion(database, version, name));

export const deleteVersion = ({ id }: StoredVersion): Promise<boolean> =>
  runWrite(({ write }) => write([], [id]));

/** Restores a deleted version. */
export const restoreDeletedVersion = (version: StoredVersion): Promise<boolean> =>
  runWrite(({ write }) => write([version], []));

/** Stores the open document if its session has no version yet. */
export async function saveFirstVersion(version: NewVersion): Promise<boolean> {
  const all = await readAll().catch(() => []);
  return versionsOfSession(all, version.work).length > 0 || saveVersion(version);
}
