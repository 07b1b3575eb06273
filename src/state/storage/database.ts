// The browser's own database: what is in it, and how it is opened. Each kind of record belongs to the file that writes it.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StepLabel } from '../document/history.ts';

/** One work: what the shelf shows of it without reading the rest. */
export interface SessionHead {
  readonly id: string;
  /** Version of the form of base and steps. */
  readonly form: 1;
  /** Who may write: a tab that finds another name here has lost the work, and writes nothing. */
  readonly writer: string;
  /** Grows with each write: what was put aside at the last moment counts only if it is the newer. */
  readonly revision: number;
  /** Milliseconds since 1970 of the last change. */
  readonly time: number;
  /** Scheme, host and port of the site; '' if not known. */
  readonly origin: string;
  /** Paths of its files, and of those that were not saved to a file. */
  readonly paths: readonly string[];
  readonly unsaved: readonly string[];
  /** Numbers of the first step that undo can take back, and of the step behind the last that is done. */
  readonly first: number;
  readonly done: number;
  readonly shortened: boolean;
  /** The files as they were last saved; checked when it is read. */
  readonly saved: unknown;
  /** What is looked at; checked when it is read. */
  readonly view: unknown;
}

/** The document that the steps of a work begin with. */
export interface SessionBase {
  readonly id: string;
  /** Number of the first step that is made on it. */
  readonly step: number;
  readonly data: unknown;
}

/** One step of the history: what it changed, as data. */
export interface SessionStep {
  readonly work: string;
  readonly step: number;
  readonly data: unknown;
}

/** An earlier version of a work, to compare with or to return to. */
export interface StoredVersion {
  readonly id: string;
  readonly work: string;
  readonly time: number;
  /** Why it was kept: `named` by hand, else by itself. */
  readonly why: 'named' | 'opened' | 'saved' | 'big-step' | 'worked';
  readonly name?: string;
  /** The step that brought what was opened, or that came after: absent where it is not known. */
  readonly step?: StepLabel;
  /** The workspace as the text of a workspace file, perhaps compressed. */
  readonly workspace: string | Blob;
  /** Characters of the text. */
  readonly size: number;
}

/** Where a file of a work lies on disk, and how it was when it was last read or written. */
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

/** Two copies of Gatepost on one host do not share works. */
const DATABASE = `gatepost ${globalThis.location?.pathname ?? ''}`;
const VERSION = 1;

let opening: Promise<IDBPDatabase<GatepostDatabase>> | undefined;

const forget = () => {
  opening = undefined;
};

/** The database, opened once and again after it was closed. @throws if storage is forbidden or broken. */
export function openDatabase(): Promise<IDBPDatabase<GatepostDatabase>> {
  opening ??= openDB<GatepostDatabase>(DATABASE, VERSION, {
    upgrade(db) {
      db.createObjectStore('works', { keyPath: 'id' });
      db.createObjectStore('bases', { keyPath: 'id' });
      db.createObjectStore('steps', { keyPath: ['work', 'step'] });
      db.createObjectStore('versions', { keyPath: 'id' }).createIndex('work', 'work');
      db.createObjectStore('places', { keyPath: ['work', 'path'] });
    },
    // A newer version of Gatepost in another tab waits until this one lets go.
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

/** All keys of one work in a store whose keys begin with it. */
export const keysOfSession = (work: string): IDBKeyRange => IDBKeyRange.bound([work], [work, []]);
