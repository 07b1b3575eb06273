// Works in memory, with storage's bad days: what tests keep works in.
import { type Batch, newerOf, objection, type StoredWork, type WorkPort, withBatch } from './batch.ts';
import { type Aside, createJournal, type Journal } from './journal.ts';
import { type RestoredWork, restored } from './restore.ts';

/** How the next writes end: as they should; not done; done, but nobody hears of it; or storage is emptied before. */
export type Mood = 'well' | 'fails' | 'done-unheard' | 'emptied';

export interface MemoryWorks extends WorkPort {
  readonly works: Map<string, StoredWork>;
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
    async take(id, writer, aside) {
      const last = newerOf(aside, works.get(id));
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
  put: (batch) => Boolean(aside.set(batch.head.id, JSON.stringify(batch))),
  forget: (id) => void aside.delete(id),
});

/** A page on these works: its journal, and the work that it finds. */
export async function openPage(
  port: MemoryWorks,
): Promise<{ work?: RestoredWork | undefined; journal: Journal }> {
  const writer = `page-${++pages}`;
  const last = port.aside.get(ID);
  const stored = await port.take(ID, writer, last === undefined ? undefined : (JSON.parse(last) as Batch));
  port.aside.delete(ID);
  const work = stored && restored(stored);
  const beginning = work && stored && { known: work.known, revision: stored.head.revision };
  return { work, journal: createJournal(ID, port, asideIn(port), beginning, writer) };
}
