// Works in the browser's database: head, base and steps of one work are written together or not at all.
import type { IDBPTransaction } from 'idb';
import {
  type Batch,
  newestOf,
  objection,
  type StoredWork,
  type WorkPort,
  type Written,
  withBatch,
} from './batch.ts';
import { database, type GatepostDatabase, ofWork } from './database.ts';

const STORES: ('works' | 'bases' | 'steps')[] = ['works', 'bases', 'steps'];

type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<GatepostDatabase, typeof STORES, Mode>;

/** Runs what belongs together: what throws, undoes all of it. */
async function together<T, Mode extends 'readonly' | 'readwrite'>(
  mode: Mode,
  run: (opened: Transaction<Mode>) => Promise<T>,
): Promise<T> {
  const opened = (await database()).transaction(STORES, mode);
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

async function gather(
  id: string,
  opened: Transaction<'readonly'> | Transaction<'readwrite'>,
): Promise<StoredWork | undefined> {
  const [head, base, steps] = await Promise.all([
    opened.objectStore('works').get(id),
    opened.objectStore('bases').get(id),
    opened.objectStore('steps').getAll(ofWork(id)),
  ]);
  return head && { head, base, steps };
}

async function put(opened: Transaction<'readwrite'>, { head, base, steps, end }: Batch): Promise<void> {
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

const take = (id: string, writer: string, asides: readonly Batch[]): Promise<StoredWork | undefined> =>
  together('readwrite', async (opened) => {
    const stored = await gather(id, opened);
    const last = newestOf(asides, stored);
    if (last) await put(opened, { ...last, head: { ...last.head, writer } });
    else if (stored) await opened.objectStore('works').put({ ...stored.head, writer });
    return last ? withBatch(stored, last) : stored;
  });

const write = (batch: Batch): Promise<Written> =>
  together('readwrite', async (opened) => {
    const why = objection(await opened.objectStore('works').get(batch.head.id), batch);
    if (why) return why;
    const done = put(opened, batch);
    // The database commits by itself only after the page has handled each result, which a busy page does late.
    opened.commit();
    await done;
    return 'written';
  });

const remove = (id: string): Promise<void> =>
  together('readwrite', async (opened) => {
    await Promise.all([
      opened.objectStore('works').delete(id),
      opened.objectStore('bases').delete(id),
      opened.objectStore('steps').delete(ofWork(id)),
    ]);
  });

/** Works in IndexedDB. */
export const indexedWorks: WorkPort = {
  heads: () => together('readonly', (opened) => opened.objectStore('works').getAll()),
  read: (id) => together('readonly', (opened) => gather(id, opened)),
  take,
  write,
  remove,
};
