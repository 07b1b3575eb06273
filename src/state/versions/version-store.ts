// The earlier versions of the work that is open, and what is written of them. Not part of the first page.
import { createStore } from 'zustand/vanilla';
import { defaultReader } from '../../core/readers/registry.ts';
import { printWorkspace } from '../../core/workspace/pack-workspace.ts';
import type { WorkspaceProblem } from '../../core/workspace/workspace.ts';
import type { SiteDocument } from '../document/document.ts';
import type { GatepostState } from '../document/document-store.ts';
import type { StoredVersion } from '../storage/database.ts';
import { currentSessionId } from '../storage/sessions.ts';
import { workspaceOf } from '../workspace/document-to-workspace.ts';
import { storedBytes } from './version-compression.ts';
import {
  addVersion,
  type NewVersion,
  nameVersion,
  type VersionDatabase,
  versionDatabase,
  versionsOfSession,
} from './version-database.ts';

/** What a version asks, besides its files. */
export interface VersionTable {
  readonly urls: number;
  readonly agents: number;
  readonly expectations: number;
}

/** What a version holds besides its files and its table. */
export type VersionSetting = 'origin' | 'ignored' | 'crawlers' | 'requests' | 'links' | 'unknown';

/**
 * How the files of a version differ from those that are open: in lines, else in line ends, else in other octets, else
 * in their order or kinds.
 */
export type VersionText = 'same' | 'lines' | 'ends' | 'octets' | 'files';

/** How a version differs from what is open; `octets` are those of its files. */
export type VersionDifference =
  | {
      readonly kind: 'lines';
      readonly octets: number;
      readonly lines: number;
      readonly text: VersionText;
      /** What it asks, if that is not what is asked now. */
      readonly table?: VersionTable;
      /** What else is not as it is now. */
      readonly settings?: readonly VersionSetting[];
    }
  | { readonly kind: 'same'; readonly octets: number }
  | { readonly kind: 'unreadable'; readonly problem?: WorkspaceProblem };

/** What a version did to the present table, and to what is expected of it today. */
export interface VersionMoment {
  /** How many answers are others than in the version before, of how many; absent for the first, and for large tables. */
  readonly changed?: number;
  readonly answers: number;
  readonly failed: number;
  readonly expected: number;
}

/** In place of the id of a version: what is open now. */
export const OPEN_NOW = '';

interface VersionStoreState {
  /** The latest first; undefined until they were read. */
  readonly versions: readonly StoredVersion[] | undefined;
  readonly differences: ReadonlyMap<string, VersionDifference>;
  /** By version; those that can be read. */
  readonly moments: ReadonlyMap<string, VersionMoment>;
  /** What the versions of all works take in storage, in bytes. */
  readonly bytes: number;
  /** How many bytes the browser still has for us, if they are few. */
  readonly free?: number;
  /** What storage refused last. */
  readonly trouble?: 'not-read' | 'not-written';
}

export const versionStore = createStore<VersionStoreState>(() => ({
  versions: undefined,
  differences: new Map(),
  moments: new Map(),
  bytes: 0,
}));

/** The work that versions belong to; '' while nothing is kept. */
export const openSessionId = (): string => currentSessionId() ?? '';

/** The database, used by one task after the other, so that what is written is seen by the next. */
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

/** Puts another place for versions where the database is; for tests. */
export const setVersionDatabase = (other: VersionDatabase): void => {
  queue.database = other;
};

const readAll = () => queue.run(({ all }) => all());

/** A document as the text of a version: what is looked at is no part of it. */
export const printVersion = (document: SiteDocument): string =>
  printWorkspace(workspaceOf(document, { reader: defaultReader }));

/** Fewer bytes than these are few. */
const MIN_FREE_BYTES = 20 * 1024 * 1024;

/** What is left of the storage that the browser gives us, if it is little; undefined where it does not tell. */
async function roomLeft(): Promise<{ readonly free?: number }> {
  const told = await globalThis.navigator?.storage?.estimate?.().catch(() => undefined);
  if (told?.quota === undefined || told.usage === undefined) return {};
  const free = Math.max(0, told.quota - told.usage);
  return free < MIN_FREE_BYTES ? { free } : {};
}

/** Reads the list again. */
export async function readVersions(): Promise<void> {
  const all = await readAll().catch(() => undefined);
  if (!all) return versionStore.setState({ trouble: 'not-read' });
  const bytes = all.reduce((sum, { workspace }) => sum + storedBytes(workspace), 0);
  const { differences, moments } = versionStore.getState();
  const versions = versionsOfSession(all, openSessionId());
  versionStore.setState({ differences, moments, versions, bytes, ...(await roomLeft()) }, true);
}

/** Changes what lies in storage, and reads the list again. False, and told, if storage refuses. */
async function writing(task: (database: VersionDatabase) => Promise<unknown>): Promise<boolean> {
  const isDone = await queue.run(task).then(
    () => true,
    () => false,
  );
  await readVersions();
  if (!isDone) versionStore.setState({ trouble: 'not-written' });
  return isDone;
}

/** Keeps a version. False if storage refuses, or nothing is kept of the work at all. */
export const saveVersion = async (version: NewVersion): Promise<boolean> =>
  version.work !== '' && writing((database) => addVersion(database, version));

/** Keeps what is open under a name. False if storage refuses. */
export const saveCurrentVersion = ({ document }: GatepostState, name: string): Promise<boolean> =>
  saveVersion({ work: openSessionId(), time: Date.now(), why: 'named', name, text: printVersion(document) });

export const renameVersion = (version: StoredVersion, name: string): Promise<boolean> =>
  writing((database) => nameVersion(database, version, name));

export const deleteVersion = ({ id }: StoredVersion): Promise<boolean> =>
  writing(({ write }) => write([], [id]));

/** A deleted version is there again. */
export const restoreDeletedVersion = (version: StoredVersion): Promise<boolean> =>
  writing(({ write }) => write([version], []));

/** Keeps what is open if nothing was kept of its work before. */
export async function saveFirstVersion(version: NewVersion): Promise<boolean> {
  const all = await readAll().catch(() => []);
  return versionsOfSession(all, version.work).length > 0 || saveVersion(version);
}
