// The journal of a session: writes the changes of the store to storage, one write after the other.
import type { GatepostState } from '../document/document-store.ts';
import { WRITER_ID } from '../serialization/file-keys.ts';
import type { SessionDatabase, WriteBatch } from './write-batch.ts';
import { emptyStorageKnowledge, planWrite, type StorageKnowledge, type WritePlan } from './write-plan.ts';

/** When storage counts as not responding; the longer time is for sessions that may be big. */
const TIMEOUT_MS = 3000;
export const LONG_TIMEOUT_MS = 10_000;

const CHECK_INTERVAL_MS = 500;

/**
 * Rejects if storage does not answer in time. A busy page cannot receive answers: however long that lasts, it
 * counts as one check.
 */
export function withTimeout<T>(answer: Promise<T>, timeout = TIMEOUT_MS): Promise<T> {
  let checksLeft = Math.ceil(timeout / CHECK_INTERVAL_MS);
  let timer: ReturnType<typeof setInterval>;
  const late = new Promise<never>((_, reject) => {
    timer = setInterval(
      () => --checksLeft <= 0 && reject(new Error('storage does not answer')),
      CHECK_INTERVAL_MS,
    );
  });
  return Promise.race([answer, late]).finally(() => clearInterval(timer));
}

/** The synchronous backup of changes that the database may not have. */
export interface UnloadBackup {
  readonly write: (batch: WriteBatch) => boolean;
  /** Deletes the backups of all writers, unless one is given. */
  readonly delete: (id: string, writer?: string) => void;
}

/** What is known about a session that was read. */
export interface JournalStart {
  readonly known: StorageKnowledge;
  readonly revision: number;
  /** The writer of the session, if it could not be changed when the session was read. */
  readonly seen?: string;
}

export interface Journal {
  readonly id: string;
  /** Whether something was written. */
  readonly isStored: () => boolean;
  /** Writes the changes. Returns false if another writer has the session. @throws if storage fails */
  readonly write: (state: GatepostState) => Promise<boolean>;
  /**
   * Writes a backup of changes that may not be written yet. Returns false if it is too big, or storage is
   * forbidden.
   */
  readonly writeBackup: (state: GatepostState) => boolean;
}

/** @param start what is known about a session that was read from storage */
export function createJournal(
  id: string,
  database: Pick<SessionDatabase, 'write'>,
  backup: UnloadBackup,
  start: JournalStart = { known: emptyStorageKnowledge, revision: 0 },
  writer = WRITER_ID,
  now = Date.now,
): Journal {
  let { known, revision } = start;
  let backupRevision = start.revision;
  let isStored = known.base !== undefined;
  let queue: Promise<unknown> = Promise.resolve();
  const plan = (state: GatepostState): WritePlan => {
    const { seen } = start;
    const stamp = { id, writer, revision: ++revision, time: now() };
    return planWrite(known, state, seen === undefined ? stamp : { ...stamp, seen });
  };
  const write = async (state: GatepostState): Promise<boolean> => {
    const { batch, meanwhile, after } = plan(state);
    known = meanwhile;
    const outcome = await withTimeout(database.write(batch), LONG_TIMEOUT_MS);
    if (outcome === 'lost') {
      backup.delete(id, writer);
      return false;
    }
    // Storage was cleared: everything is written again.
    if (outcome === 'missing') {
      known = emptyStorageKnowledge;
      return write(state);
    }
    known = after;
    isStored = true;
    if (backupRevision <= batch.head.revision) backup.delete(id);
    return true;
  };
  return {
    id,
    isStored: () => isStored,
    write: (state) => {
      const result = queue.then(() => write(state));
      queue = result.catch(() => undefined);
      return result;
    },
    writeBackup: (state) => {
      const { batch } = plan(state);
      backupRevision = batch.head.revision;
      return backup.write(batch);
    },
  };
}
