// Takes over works that an earlier version kept, each as the text of a workspace file. They go once they lie here anew.
import { deleteDB, openDB } from 'idb';
import type { Source } from '../../core/text/source.ts';
import type { GatepostState } from '../document-store.ts';
import { emptyHistory } from '../history.ts';
import { openWorkspaceText } from '../open-workspace.ts';
import { EARLIER_DATABASE, EARLIER_PREFIX, earlierAside } from './earlier-works.ts';
import { indexedWorks } from './indexed-works.ts';
import { createJournal, patiently } from './journal.ts';
import { quietly } from './last-moment.ts';
import { isCount, objectOf, textIn, type Unknown } from './readable.ts';

const STORE = 'keyval';

/** A work of that form as the store would have it: what is unsaved has no version that was saved. */
function stateOf({ workspace, path, unsaved }: Unknown): GatepostState | undefined {
  const opened = openWorkspaceText(textIn(workspace));
  if ('problem' in opened) return undefined;
  const { document, reader, subject } = opened;
  const isUnsaved = (one: string) => Array.isArray(unsaved) && unsaved.includes(one);
  const saved = document.files.filter((file) => !isUnsaved(file.path));
  const shown = document.files.find((file) => file.path === path) ?? document.files[0]!;
  return {
    document,
    saved: new Map<number, Source>(saved.map(({ id, source }) => [id, source])),
    history: emptyHistory,
    view: { path: shown.path, reader, ...(subject ? { subject } : {}) },
  };
}

/** Writes a work in the present form; false if it cannot be read. @throws if it cannot be written now. */
export async function writeWork(id: string, kept: Unknown): Promise<boolean> {
  const state = quietly(() => stateOf(kept));
  if (!state) return false;
  const time = isCount(kept['time']) ? kept['time'] : 0;
  const noAside = { put: () => false, forget: () => undefined };
  await createJournal(id, indexedWorks, noAside, undefined, undefined, () => time).write(state);
  return true;
}

const asideOf = (key: string): Unknown | undefined =>
  quietly(() => objectOf(JSON.parse(localStorage.getItem(key) ?? 'null')));

/** Each work under its name, as it was kept last. */
function latest(kept: ReadonlyMap<string, unknown>): Map<string, Unknown> {
  const works = new Map<string, Unknown>();
  const consider = (key: string, work: Unknown | undefined) => {
    const time = work?.['time'];
    const before = works.get(key)?.['time'];
    if (work && !(isCount(before) && isCount(time) && before >= time)) works.set(key, work);
  };
  for (const [key, work] of kept)
    consider(
      key,
      quietly(() => objectOf(work)),
    );
  for (const key of earlierAside()) consider(key, asideOf(key));
  return works;
}

const openEarlier = () =>
  openDB(EARLIER_DATABASE, undefined, {
    // It is not there: then it does not begin here.
    upgrade: (_database, _old, _new, transaction) => {
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
  });

type Earlier = Awaited<ReturnType<typeof openEarlier>>;

async function entriesOf(database: Earlier): Promise<Map<string, unknown>> {
  const entries = new Map<string, unknown>();
  for (const key of await database.getAllKeys(STORE))
    if (typeof key === 'string' && key.startsWith(EARLIER_PREFIX))
      entries.set(key, await database.get(STORE, key));
  return entries;
}

async function forget(key: string, database: Earlier | undefined): Promise<void> {
  await database?.delete(STORE, key);
  quietly(() => localStorage.removeItem(key));
}

/** Lets go of the database, which goes once nothing is left in it. */
async function close(database: Earlier): Promise<void> {
  const isEmpty = (await database.count(STORE)) === 0;
  database.close();
  if (isEmpty) await deleteDB(EARLIER_DATABASE);
}

/** Takes over all of them. What cannot be read stays where it is. @throws if one cannot be written now. */
export async function takeOver(): Promise<void> {
  const database = await patiently(openEarlier()).catch(() => undefined);
  const works = latest(database ? await entriesOf(database) : new Map());
  for (const [key, kept] of works)
    if (await writeWork(key.slice(EARLIER_PREFIX.length), kept)) await forget(key, database);
  if (database) await close(database);
}
