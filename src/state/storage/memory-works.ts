// Works in memory, with storage's bad days: what tests keep works in.
import { type Batch, newestOf, objection, type StoredWork, type WorkPort, withBatch } from './batch.ts';
import { type Aside, createJournal, type Journal } from './journal.ts';
import { type RestoredWork, restored } from './restore.ts';

/** How the next writes end: as they should; not done; done, but nobody hears of it; or storage is emptied before. */
export type Mood = 'well' | 'fails' | 'done-unheard' | 'emptied';

export interface MemoryWorks extends WorkPort {
  readonly works: Map<string, StoredWork>;
  /** By work and writer. */
  readonly aside: Map<string, string>;
  mood: Mood;
}

export function memoryWorks(): MemoryWorks {
  const works = new Map<string, StoredWork>();
  const put = (batch: Batch) =>
    works.set(batch.head.id, structuredClone(withBatch(works.get(batch.head.id), batch)));
  const port: MemoryWorks = {
    works,
    aside: new Map(),
    mood: 'well',
    heads: async () => [...works.values()].map(({ head }) => head),
    read: async (id) => structuredClone(works.get(id)),
    async take(id, writer, asides) {
      const last = newestOf(asides, works.get(id));
      if (last) put({ ...last, head: { ...last.head, writer } });
      const work = works.get(id);
      if (work) works.set(id, { ...work, head: { ...work.head, writer } });
      return structuredClone(works.get(id));
    },
    async write(batch) {
      if (port.mood === 'emptied') works.clear();
      if (port.mood === 'fails') throw new Error('full');
      const why = objection(works.get(batch.head.id)?.head, batch);
      if (!why) put(batch);
      if (port.mood === 'done-unheard') throw new Error('nobody answers');
      return why ?? 'written';
    },
    remove: async (id) => void works.delete(id),
  };
  return port;
}

export const ID = 'work';
let pages = 0;

export const asideIn = ({ aside }: MemoryWorks): Aside => ({
  put: (batch) => Boolean(aside.set(`${batch.head.id} ${batch.head.writer}`, JSON.stringify(batch))),
  forget: (id, writer = '') => {
    for (const key of aside.keys()) if (key.startsWith(`${id} ${writer}`)) aside.delete(key);
  },
});

/** A page on these works: its journal, and the work that it finds. */
export async function openPage(
  port: MemoryWorks,
): Promise<{ work?: RestoredWork | undefined; journal: Journal }> {
  const writer = `page-${++pages}`;
  const asides = [...port.aside.values()].map((text) => JSON.parse(text) as Batch);
  const stored = await port.take(
    ID,
    writer,
    asides.filter(({ head }) => head.id === ID),
  );
  asideIn(port).forget(ID);
  const work = stored && restored(stored);
  const beginning = work && stored && { known: work.known, revision: stored.head.revision };
  return { work, journal: createJournal(ID, port, asideIn(port), beginning, writer) };
}
