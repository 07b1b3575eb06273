// Sessions in the browser's database: head, base and steps are written together or not at all.
import type { IDBPTransaction } from 'idb';
import {
  type GatepostDatabase,
  keysOfSession,
  openDatabase,
  type SessionHead,
  type SiteChoices,
} from './database.ts';
import {
  applyBatch,
  findWriteObstacle,
  keepChoices,
  newestBatch,
  type SessionDatabase,
  type StoredSession,
  type WriteBatch,
  type WriteResult,
} from './write-batch.ts';

const STORES: ('works' | 'bases' | 'steps')[] = ['works', 'bases', 'steps'];

type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<GatepostDatabase, typeof STORES, Mode>;

/** Runs a transaction, and aborts it if `run` throws. */
async function runTransaction<T, Mode extends 'readonly' | 'readwrite'>(
  mode: Mode,
  run: (transaction: Transaction<Mode>) => Promise<T>,
): Promise<T> {
  const transaction = (await openDatabase()).transaction(STORES, mode);
  // The error also rejects the promise that is awaited below.
  transaction.done.catch(() => undefined);
  try {
    const result = await run(transaction);
    await transaction.done;
    return result;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // The transaction has ended already.
    }
    throw error;
  }
}

async function readStoredSession(
  id: string,
  transaction: Transaction<'readonly'> | Transaction<'readwrite'>,
): Promise<StoredSession | undefined> {
  const [head, base, steps] = await Promise.all([
    transaction.objectStore('works').get(id),
    transaction.objectStore('bases').get(id),
    transaction.objectStore('steps').getAll(keysOfSession(id)),
  ]);
  return head && { head, base, steps };
}

async function putBatch(
  transaction: Transaction<'readwrite'>,
  { head: newHead, base, steps, end }: WriteBatch,
  stored: SessionHead | undefined,
): Promise<void> {
  const head = keepChoices(newHead, stored);
  const { id } = head;
  const store = transaction.objectStore('steps');
  await Promise.all([
    transaction.objectStore('works').put(head),
    base && transaction.objectStore('bases').put(base),
    base && store.delete(IDBKeyRange.bound([id], [id, base.step], false, true)),
    store.delete(IDBKeyRange.bound([id, end], [id, []])),
    ...steps.map((step) => store.put(step)),
  ]);
}

const take = (
  id: string,
  writer: string,
  backups: readonly WriteBatch[],
): Promise<StoredSession | undefined> =>
  runTransaction('readwrite', async (transaction) => {
    const stored = await readStoredSession(id, transaction);
    const last = newestBatch(backups, stored);
    if (last) await putBatch(transaction, { ...last, head: { ...last.head, writer } }, stored?.head);
    else if (stored) await transaction.objectStore('works').put({ ...stored.head, writer });
    return last ? applyBatch(stored, last) : stored;
  });

const write = (batch: WriteBatch): Promise<WriteResult> =>
  runTransaction('readwrite', async (transaction) => {
    const stored = await transaction.objectStore('works').get(batch.head.id);
    const why = findWriteObstacle(stored, batch);
    if (why) return why;
    const done = putBatch(transaction, batch, stored);
    // Without this the database commits only after the page has handled each result, which a busy page does late.
    transaction.commit();
    await done;
    return 'written';
  });

const remove = (id: string): Promise<void> =>
  runTransaction('readwrite', async (transaction) => {
    await Promise.all([
      transaction.objectStore('works').delete(id),
      transaction.objectStore('bases').delete(id),
      transaction.objectStore('steps').delete(keysOfSession(id)),
    ]);
  });

/**
 * Changes what the user chose for a session. Returns false if there is none, which has no choices. @throws if storage
 * fails
 */
export const changeChoices = (id: string, alter: (choices: SiteChoices) => SiteChoices): Promise<boolean> =>
  runTransaction('readwrite', async (transaction) => {
    const store = transaction.objectStore('works');
    const head = await store.get(id);
    if (head) await store.put(keepChoices(head, alter(head)));
    return head !== undefined;
  });

export const indexedDbSessions: SessionDatabase = {
  heads: () => runTransaction('readonly', (transaction) => transaction.objectStore('works').getAll()),
  read: (id) => runTransaction('readonly', (transaction) => readStoredSession(id, transaction)),
  take,
  write,
  remove,
};
