// The works that are kept: what can be told of them without reading them.
import { newestOf, type StoredWork, withBatch } from './batch.ts';
import type { WorkHead } from './database.ts';
import { WRITER } from './file-names.ts';
import { openElsewhere, worksOpen } from './held-works.ts';
import { indexedWorks } from './indexed-works.ts';
import { LONG, patiently } from './journal.ts';
import { allAside, asidesOf, forgetAside } from './last-moment.ts';
import { dropOrphans } from './orphans.ts';
import { keepPlaces, worksWithPlaces } from './places.ts';
import { dropVersionsOf, isNamed, storedVersions } from './versions.ts';

/** A work that can be gone on with. */
export interface ShelvedWork {
  readonly id: string;
  /** The file that was looked at. */
  readonly path: string;
  /** Scheme, host and port of the site; '' if not known. */
  readonly origin: string;
  /** Paths whose text was not saved to a file. */
  readonly unsaved: readonly string[];
  /** Milliseconds since 1970. */
  readonly time: number;
  /** True if it is open in another tab. */
  readonly isElsewhere?: boolean;
}

/** Works without anything unsaved that are kept beside the present one. */
const KEPT_WORKS = 50;

type Loose = Readonly<Record<string, unknown>>;

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

/** What a head tells, as far as it can be read: a work of which nothing else can be told is offered all the same. */
function shelved(head: unknown): ShelvedWork[] {
  const { id, origin, paths, unsaved, time, view } = (head ?? {}) as Loose;
  if (typeof id !== 'string') return [];
  const shown = ((view ?? {}) as Loose)['path'];
  const path = typeof shown === 'string' ? shown : (textsIn(paths)[0] ?? '');
  return [
    {
      id,
      path,
      origin: typeof origin === 'string' ? origin : '',
      unsaved: textsIn(unsaved),
      time: typeof time === 'number' ? time : 0,
    },
  ];
}

/** All works, the latest first. */
export async function allWorks(): Promise<ShelvedWork[]> {
  const heads = await patiently(indexedWorks.heads()).catch(() => []);
  const works = new Map(heads.flatMap(shelved).map((work) => [work.id, work]));
  const byId = new Map(heads.map((head) => [((head ?? {}) as Loose)['id'], head as WorkHead]));
  for (const batch of allAside()) {
    const head = byId.get(batch.head.id);
    // What is put aside by a tab that has lost the work is not what one would go on with.
    if (!newestOf([batch], head && { head, steps: [] })) continue;
    for (const last of shelved(batch.head))
      if (last.time > (works.get(last.id)?.time ?? 0)) works.set(last.id, last);
  }
  const isOpen = await worksOpen();
  return [...works.values()]
    .map((work) => (isOpen(work.id) ? { ...work, isElsewhere: true } : work))
    .toSorted((a, b) => b.time - a.time);
}

/** The works that are open in no other tab, the latest first. */
export const closedWorks = async (): Promise<ShelvedWork[]> =>
  (await allWorks()).filter(({ isElsewhere }) => !isElsewhere);

/** Takes a work off the shelf that is no longer wanted. */
export async function discardWork(id: string): Promise<void> {
  forgetAside(id);
  await indexedWorks.remove(id).catch(() => undefined);
  await dropVersionsOf(storedVersions, id).catch(() => undefined);
  await keepPlaces(id, []).catch(() => undefined);
}

/** Names of all works that are kept or open; undefined if one may be missing. */
async function everyWork(present: string): Promise<ReadonlySet<string> | undefined> {
  const open = await openElsewhere();
  const heads = await patiently(indexedWorks.heads()).catch(() => undefined);
  if (!open || !heads) return undefined;
  const kept = [...heads, ...allAside().map(({ head }) => head)].flatMap(shelved);
  return new Set([present, ...open, ...kept.map(({ id }) => id)]);
}

const storedPlaces = { works: worksWithPlaces, drop: (work: string) => keepPlaces(work, []) };

/**
 * Takes old works off the shelf that hold nothing unsaved, nor a version that somebody has named; never the one with
 * the id `present`. What is left of works that are not there goes too.
 */
export async function tidyShelf(present: string): Promise<void> {
  const versions = await storedVersions.all().catch(() => undefined);
  if (!versions) return;
  const wanted = new Set([present, ...versions.filter(isNamed).map(({ work }) => work)]);
  const done = (await closedWorks()).filter(({ id, unsaved }) => !wanted.has(id) && unsaved.length === 0);
  await Promise.all(done.slice(KEPT_WORKS).map(({ id }) => discardWork(id)));
  await dropOrphans(storedVersions, storedPlaces, () => everyWork(present)).catch(() => undefined);
}

/** A work as it lies in storage. */
export interface FoundWork {
  readonly stored: StoredWork;
  /** True if all of that lies in the database. */
  readonly isWhole: boolean;
  /** Who had it, if that could not be changed. */
  readonly seen?: string;
}

/** Whether the database answers at all. What it holds of a work may be big, and is then waited for. */
export const isAnswering = (): Promise<boolean> =>
  patiently(indexedWorks.heads()).then(
    () => true,
    () => false,
  );

/** A work with all that was put aside of it, to look at. Undefined if there is none, or storage does not answer. */
export async function lookAtWork(id: string): Promise<FoundWork | undefined> {
  const stored = (await isAnswering())
    ? await patiently(indexedWorks.read(id), LONG).catch(() => undefined)
    : undefined;
  const last = newestOf(asidesOf(id), stored);
  const found = last ? withBatch(stored, last) : stored;
  return found && { stored: found, isWhole: !last, ...(stored ? { seen: stored.head.writer } : {}) };
}

/** The same, to go on with: no other writer has it from then on, if the database allows. */
export async function takeWork(id: string): Promise<FoundWork | undefined> {
  if (!(await isAnswering())) return lookAtWork(id);
  try {
    const stored = await patiently(indexedWorks.take(id, WRITER, asidesOf(id)), LONG);
    forgetAside(id);
    return stored && { stored, isWhole: true };
  } catch {
    return lookAtWork(id);
  }
}
