// The browser's database: its records, and how it is opened.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StepLabel } from '../document/history.ts';
import type { SiteSummary } from './site-summary.ts';

/** A session: what the list of sessions shows without reading the rest. */
export interface SessionHead {
  readonly id: string;
  /** Version of the format of base and steps. */
  readonly form: 1;
  /** The tab that may write. Another tab that finds this name writes nothing. */
  readonly writer: string;
  /** Grows with each write: a backup counts only if its revision is higher. */
  readonly revision: number;
  /** Milliseconds since 1970 of the write. */
  readonly time: number;
  /** Milliseconds since 1970 of the last change; absent in sessions of earlier versions. */
  readonly changed?: number;
  /** Scheme, host and port of the site as its workspace states it; '' if unknown. */
  readonly origin: string;
  /** The same as its files contain it; absent if they do not, or in sessions of earlier versions. */
  readonly found?: string;
  /** Its name in the list of sessions; absent in sessions of earlier versions. */
  readonly name?: string;
  /** Paths of all files, and of those with unsaved changes. */
  readonly paths: readonly string[];
  readonly unsaved: readonly string[];
  /** Numbers of the first step that can be undone, and of the step after the last one that is done. */
  readonly first: number;
  readonly done: number;
  readonly shortened: boolean;
  /** How the document was opened; absent in sessions of earlier versions. Validated when read. */
  readonly opening?: unknown;
  /** The files as they were last saved; validated when read. */
  readonly saved: unknown;
  /** The files by which the table is arranged, if they are others; validated when read. */
  readonly arranged?: unknown;
  /** The order of the rows that appeared after the table was arranged; validated when read. */
  readonly rowOrders?: unknown;
  /** The view; validated when read. */
  readonly view: unknown;
  /** What the list of sites shows of this state; absent until it is computed. */
  readonly summary?: SiteSummary;
  /** What the user chose in the list of sites. A write of the session does not know it, and keeps it. */
  readonly label?: string;
  readonly pinned?: true;
  /** When the user deleted it, in milliseconds since 1970: until it expires, it can be restored. */
  readonly deleted?: number;
}

/** The choices of the user in the list of sites. */
export interface SiteChoices {
  readonly label?: string | undefined;
  readonly pinned?: boolean | undefined;
  readonly deleted?: number | undefined;
}

/** The document that the steps of a session start from. */
export interface SessionBase {
  readonly id: string;
  /** Number of the first step after it. */
  readonly step: number;
  readonly data: unknown;
}

/** One step of the history: what it changed, as data. */
export interface SessionStep {
  readonly work: string;
  readonly step: number;
  readonly data: unknown;
}

/** An earlier version of a session, to compare with or to restore. */
export interface StoredVersion {
  readonly id: string;
  readonly work: string;
  readonly time: number;
  /** Why it was stored: `named` by the user, otherwise automatically. */
  readonly why: 'named' | 'opened' | 'saved' | 'big-step' | 'worked';
  readonly name?: string;
  /** The step that opened the document, or the next one; absent if unknown. */
  readonly step?: StepLabel;
  /** Present if it took the place of another site in the session: automatic versions before it are not its own. */
  readonly begins?: true;
  /** The workspace as the text of a workspace file, perhaps compressed. */
  readonly workspace: string | Blob | Uint8Array<ArrayBuffer>;
  /** Characters of the text. */
  readonly size: number;
}

/** The place of a file on disk, and its stamp when it was last read or written. */
export interface StoredPlace {
  readonly work: string;
  readonly path: string;
  readonly handle: FileSystemFileHandle;
  readonly stamp: unknown;
}

export interface GatepostDatabase extends DBSchema {
  works: { key: string; value: SessionHead };
  bases: { key: string; value: SessionBase };
  steps: { key: [work: string, step: number]; value: SessionStep };
  versions: { key: string; value: StoredVersion; indexes: { work: string } };
  places: { key: [work: string, path: string]; value: StoredPlace };
}

/** Two copies of Gatepost on one host do not share sessions. */
const DATABASE = `gatepost ${globalThis.location?.pathname ?? ''}`;
const VERSION = 1;

let opening: Promise<IDBPDatabase<GatepostDatabase>> | undefined;

const forget = () => {
  opening = undefined;
};

/** Returns the database, opened once, and again after it was closed. @throws if storage is forbidden or broken */
export function openDatabase(): Promise<IDBPDatabase<GatepostDatabase>> {
  opening ??= openDB<GatepostDatabase>(DATABASE, VERSION, {
    upgrade(db) {
      db.createObjectStore('works', { keyPath: 'id' });
      db.createObjectStore('bases', { keyPath: 'id' });
      db.createObjectStore('steps', { keyPath: ['work', 'step'] });
      db.createObjectStore('versions', { keyPath: 'id' }).createIndex('work', 'work');
      db.createObjectStore('places', { keyPath: ['work', 'path'] });
    },
    // A newer version of Gatepost in another tab waits until this one closes the database.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opening;
}

/** Returns the key range of one session in a store whose keys start with its id. */
export const keysOfSession = (sessionId: string): IDBKeyRange =>
  IDBKeyRange.bound([sessionId], [sessionId, []]);
