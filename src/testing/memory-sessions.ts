// Sessions in memory for tests, with simulated storage failures.

import { createJournal, type Journal, type UnloadBackup } from '../state/storage/journal.ts';
import { decodeSession, type RestoredSession } from '../state/storage/restore-session.ts';
import {
  applyBatch,
  findWriteObstacle,
  newestBatch,
  type SessionDatabase,
  type StoredSession,
  type WriteBatch,
} from '../state/storage/write-batch.ts';

/** The result of the next writes: written; failed; written but reported as failed; or storage is cleared before. */
export type WriteOutcome = 'well' | 'fails' | 'done-unheard' | 'emptied';

export interface MemorySessions extends SessionDatabase {
  readonly works: Map<string, StoredSession>;
  /** By session and writer. */
  readonly aside: Map<string, string>;
  mood: WriteOutcome;
}

export function createMemorySessions(): MemorySessions {
  const works = new Map<string, StoredSession>();
  const put = (batch: WriteBatch) =>
    works.set(batch.head.id, structuredClone(applyBatch(works.get(batch.head.id), batch)));
  const port: MemorySessions = {
    works,
    aside: new Map(),
    mood: 'well',
    heads: async () => [...works.values()].map(({ head }) => head),
    read: async (id) => structuredClone(works.get(id)),
    async take(id, writer, asides) {
      const last = newestBatch(asides, works.get(id));
      if (last) put({ ...last, head: { ...last.head, writer } });
      const work = works.get(id);
      if (work) works.set(id, { ...work, head: { ...work.head, writer } });
      return structuredClone(works.get(id));
    },
    async write(batch) {
      if (port.mood === 'emptied') works.clear();
      if (port.mood === 'fails') throw new Error('full');
      const why = findWriteObstacle(works.get(batch.head.id)?.head, batch);
      if (!why) put(batch);
      if (port.mood === 'done-unheard') throw new Error('nobody answers');
      return why ?? 'written';
    },
    remove: async (id) => void works.delete(id),
  };
  return port;
}

export const TEST_SESSION_ID = 'work';
let pages = 0;

export const backupIn = ({ aside }: MemorySessions): UnloadBackup => ({
  write: (batch) => Boolean(aside.set(`${batch.head.id} ${batch.head.writer}`, JSON.stringify(batch))),
  delete: (id, writer = '') => {
    for (const key of aside.keys()) if (key.startsWith(`${id} ${writer}`)) aside.delete(key);
  },
});

/** Opens a page on these sessions: its journal, and the session that it restores. */
export async function openPage(
  port: MemorySessions,
): Promise<{ work?: RestoredSession | undefined; journal: Journal }> {
  const writer = `page-${++pages}`;
  const asides = [...port.aside.values()].map((text) => JSON.parse(text) as WriteBatch);
  const stored = await port.take(
    TEST_SESSION_ID,
    writer,
    asides.filter(({ head }) => head.id === TEST_SESSION_ID),
  );
  backupIn(port).delete(TEST_SESSION_ID);
  const work = stored && decodeSession(stored);
  const beginning = work && stored && { known: work.known, revision: stored.head.revision };
  return { work, journal: createJournal(TEST_SESSION_ID, port, backupIn(port), beginning, writer) };
}
