// The journal of one work: brings storage to what the store holds, one write after the other.
import type { GatepostState } from '../document/document-store.ts';
import { WRITER_ID } from './serialization/file-keys.ts';
import type { SessionDatabase, WriteBatch } from './write-batch.ts';
import { emptyStorageKnowledge, planWrite, type StorageKnowledge, type WritePlan } from './write-plan.ts';

/** Milliseconds after which storage counts as not answering; the longer ones where there may be much to read or write. */
const TIMEOUT = 3000;
export const LONG_TIMEOUT = 10_000;

/** Milliseconds between two looks whether an answer is late. */
const LOOK = 500;

/**
 * An answer of storage. While the page itself is at work no answer can be heard: however long that takes, it counts as
 * one look. @throws if it does not come.
 */
export function withTimeout<T>(answer: Promise<T>, patience = TIMEOUT): Promise<T> {
  let looks = Math.ceil(patience / LOOK);
  let timer: ReturnType<typeof setInterval>;
  const late = new Promise<never>((_, reject) => {
    timer = setInterval(() => --looks <= 0 && reject(new Error('storage does not answer')), LOOK);
  });
  return Promise.race([answer, late]).finally(() => clearInterval(timer));
}

/** What was put aside at the last moment, and how it is forgotten. */
export interface UnloadBackup {
  readonly put: (batch: WriteBatch) => boolean;
  /** Of all writers, unless one is named. */
  readonly forget: (id: string, writer?: string) => void;
}

/** What is known of a work that was read. */
export interface JournalStart {
  readonly known: StorageKnowledge;
  readonly revision: number;
  /** Who had it, if that could not be changed when it was read. */
  readonly seen?: string;
}

export interface Journal {
  readonly id: string;
  /** False until something of it was written. */
  readonly isBegun: () => boolean;
  /** Writes what is not written yet; false if another writer has the work. @throws if storage fails. */
  readonly write: (state: GatepostState) => Promise<boolean>;
  /** Puts what is not surely written where it can be put at once. False if it does not fit, or is forbidden. */
  readonly putAside: (state: GatepostState) => boolean;
}

/** The journal of a work; `beginning` is what is known of it, if it was read from storage. */
export function createJournal(
  id: string,
  port: Pick<SessionDatabase, 'write'>,
  aside: UnloadBackup,
  beginning: JournalStart = { known: emptyStorageKnowledge, revision: 0 },
  writer = WRITER_ID,
  now = Date.now,
): Journal {
  let { known, revision } = beginning;
  let putAsideAt = beginning.revision;
  let isBegun = known.base !== undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const plan = (state: GatepostState): WritePlan => {
    const { seen } = beginning;
    const stamp = { id, writer, revision: ++revision, time: now() };
    return planWrite(known, state, seen === undefined ? stamp : { ...stamp, seen });
  };
  const write = async (state: GatepostState): Promise<boolean> => {
    const { batch, meanwhile, after } = plan(state);
    known = meanwhile;
    const outcome = await withTimeout(port.write(batch), LONG_TIMEOUT);
    if (outcome === 'lost') {
      // It fits nowhere any more.
      aside.forget(id, writer);
      return false;
    }
    // Somebody has emptied the storage: all of it is written anew.
    if (outcome === 'missing') {
      known = emptyStorageKnowledge;
      return write(state);
    }
    known = after;
    isBegun = true;
    if (putAsideAt <= batch.head.revision) aside.forget(id);
    return true;
  };
  return {
    id,
    isBegun: () => isBegun,
    write: (state) => {
      const done = turn.then(() => write(state));
      turn = done.catch(() => undefined);
      return done;
    },
    putAside: (state) => {
      const { batch } = plan(state);
      putAsideAt = batch.head.revision;
      return aside.put(batch);
    },
  };
}
