// Works in the browser's database: head, base and steps of one work are written together or not at all.
import type { IDBPTransaction } from 'idb';
import { type GatepostDatabase, keysOfSession, openDatabase } from './database.ts';
import {
  applyBatch,
  findWriteObstacle,
  newestBatch,
  type SessionDatabase,
  type StoredSession,
  type WriteBatch,
  type WriteResult,
} from './write-batch.ts';

const STORES: ('works' | 'bases' | 'steps')[] = ['works', 'bases', 'steps'];

type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<GatepostDatabase, typeof STORES, Mode>;

/** Runs what belongs together: what throws, undoes all of it. */
async function runTransaction<T, Mode extends 'readonly' | 'readwrite'>(
  mode: Mode,
  run: (opened: Transaction<Mode>) => Promise<T>,
): Promise<T> {
  const opened = (await openDatabase()).transaction(STORES, mode);
  // Whoever waits for it hears of it anyway.
  opened.done.catch(() => undefined);
  try {
    const result = await run(opened);
    await opened.done;
    return result;
  } catch (error) {
    try {
      opened.abort();
    } catch {
      // It is over already.
    }
    throw error;
  }
}

async function readStoredSession(
  id: string,
  opened: Transaction<'readonly'> | Transaction<'readwrite'>,
): Promise<StoredSession | undefined> {
  const [head, base, steps] = await Promise.all([
    opened.objectStore('works').get(id),
    opened.objectStore('bases').get(id),
    opened.objectStore('steps').getAll(keysOfSession(id)),
  ]);
  return head && { head, base, steps };
}

async function put(opened: Transaction<'readwrite'>, { head, base, steps, end }: WriteBatch): Promise<void> {
  const { id } = head;
  const store = opened.objectStore('steps');
  await Promise.all([
    opened.objectStore('works').put(head),
    base && opened.objectStore('bases').put(base),
    base && store.delete(IDBKeyRange.bound([id], [id, base.step], false, true)),
    store.delete(IDBKeyRange.bound([id, end], [id, []])),
    ...steps.map((step) => store.put(step)),
  ]);
}

const take = (
  id: string,
  writer: string,
  asides: readonly WriteBatch[],
): Promise<StoredSession | undefined> =>
  runTransaction('readwrite', async (opened) => {
    const stored = await readStoredSession(id, opened);
    const last = newestBatch(asides, stored);
    if (last) await put(opened, { ...last, head: { ...last.head, writer } });
    else if (stored) await opened.objectStore('works').put({ ...stored.head, writer });
    return last ? applyBatch(stored, last) : stored;
  });

const write = (batch: WriteBatch): Promise<WriteResult> =>
  runTransaction('readwrite', async (opened) => {
    const why = findWriteObstacle(await opened.objectStore('works').get(batch.head.id), batch);
    if (why) return why;
    const done = put(opened, batch);
    // The database commits by itself only after the page has handled each result, which a busy page does late.
    opened.commit();
    await done;
    return 'written';
  });

const remove = (id: string): Promise<void> =>
  runTransaction('readwrite', async (opened) => {
    await Promise.all([
      opened.objectStore('works').delete(id),
      opened.objectStore('bases').delete(id),
      opened.objectStore('steps').delete(keysOfSession(id)),
    ]);
  });

/** Works in IndexedDB. */
export const indexedDbSessions: SessionDatabase = {
  heads: () => runTransaction('readonly', (opened) => opened.objectStore('works').getAll()),
  read: (id) => runTransaction('readonly', (opened) => readStoredSession(id, opened)),
  take,
  write,
  remove,
};
