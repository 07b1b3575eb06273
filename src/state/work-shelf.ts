// The shelf of kept works in the browser's storage: one per tab, and one more whenever a document is put aside.
import { del, entries, get, set } from 'idb-keyval';
import type { DocumentStore } from './document-store.ts';
import { type Kept, writeDown } from './kept.ts';

/** A kept work and the name it lies under. */
export interface ShelvedWork {
  readonly id: string;
  readonly kept: Kept;
}

/** Two copies of Gatepost on one host do not share works. */
const PREFIX = `gatepost-work ${globalThis.location?.pathname ?? ''} `;
const TAB_KEY = `${PREFIX}tab`;
/** Works without anything unsaved that are kept beside the present one. */
const KEPT_WORKS = 8;
/** Milliseconds after which storage counts as not answering. */
const PATIENCE = 3000;
/** Characters that still fit into the storage that can be written while a page is being closed. */
const LAST_MOMENT_LIMIT = 2_000_000;

const keyOf = (id: string) => `${PREFIX}${id}`;
const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** Storage that throws, or is not there, counts as empty. */
function quietly<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

function patiently<T>(answer: Promise<T>): Promise<T> {
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('storage does not answer')), PATIENCE);
    }),
  ]);
}

let present = newId();
let release: (() => void) | undefined;

/** The name of the work that this tab holds. */
export const presentWork = (): string => present;

/** Holds a work for this tab as long as the tab lives, so that no other tab takes it up. */
function hold(id: string): void {
  present = id;
  quietly(() => sessionStorage.setItem(TAB_KEY, id));
  release?.();
  release = undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  globalThis.navigator?.locks?.request(keyOf(id), { ifAvailable: true }, () => held).catch(() => undefined);
}

/** Names of the works that are open in some tab. */
async function openWorks(): Promise<ReadonlySet<string>> {
  const state = await globalThis.navigator?.locks?.query();
  return new Set((state?.held ?? []).map(({ name }) => name ?? ''));
}

/**
 * From now on a work of its own is kept, and what is open now stays on the shelf as it is. Called before another
 * document takes its place; a work without anything unsaved is written over instead.
 */
export function beginWork(store: DocumentStore): void {
  const kept = writeDown(store.getState());
  if (kept.unsaved.length === 0) return;
  keepWork(kept).catch(() => putAside(kept));
  hold(newId());
}

/** Writes the present work down. @throws if storage is full, forbidden or does not answer. */
export async function keepWork(kept: Kept): Promise<void> {
  const id = present;
  await patiently(set(keyOf(id), kept));
  quietly(() => localStorage.removeItem(keyOf(id)));
}

/** Writes the present work down while the page is being closed; false if it did not fit or is forbidden. */
export function putAside(kept: Kept): boolean {
  if (kept.workspace.length > LAST_MOMENT_LIMIT) return false;
  return quietly(() => localStorage.setItem(keyOf(present), JSON.stringify(kept)) ?? true) === true;
}

function aside(id: string): Kept | undefined {
  const text = quietly(() => localStorage.getItem(keyOf(id)));
  return text ? quietly(() => JSON.parse(text) as Kept) : undefined;
}

async function keptUnder(id: string): Promise<Kept | undefined> {
  const saved = await patiently(get<Kept>(keyOf(id))).catch(() => undefined);
  const last = aside(id);
  return last && last.time > (saved?.time ?? 0) ? last : saved;
}

/** All works on the shelf, the latest first. */
async function worksOnShelf(): Promise<ShelvedWork[]> {
  const all = await patiently(entries<string, Kept>()).catch(() => []);
  const works = new Map(all.filter(([key]) => String(key).startsWith(PREFIX)));
  for (const key of quietly(() => Object.keys(localStorage)) ?? []) {
    const last = key.startsWith(PREFIX) ? aside(key.slice(PREFIX.length)) : undefined;
    if (last && last.time > (works.get(key)?.time ?? 0)) works.set(key, last);
  }
  return [...works]
    .map(([key, kept]) => ({ id: key.slice(PREFIX.length), kept }))
    .toSorted((a, b) => b.kept.time - a.kept.time);
}

/**
 * The work this tab had before a reload; in a new tab the latest that is open in no other. It is held from then on.
 * A tab that was duplicated gets a copy. Undefined if there is none, or storage does not answer; then the tab begins
 * a work of its own and writes over nothing.
 */
export async function takeUpWork(): Promise<Kept | undefined> {
  const own = quietly(() => sessionStorage.getItem(TAB_KEY)) ?? undefined;
  const open = await openWorks().catch(() => new Set<string>());
  if (own !== undefined) {
    const kept = await keptUnder(own);
    hold(open.has(keyOf(own)) || !kept ? newId() : own);
    return kept;
  }
  const work = (await worksOnShelf()).find(({ id }) => !open.has(keyOf(id)));
  hold(work?.id ?? newId());
  return work?.kept;
}

/** Takes a work off the shelf that is no longer wanted. */
export async function discardWork(id: string): Promise<void> {
  quietly(() => localStorage.removeItem(keyOf(id)));
  await del(keyOf(id)).catch(() => undefined);
}

/** The works that can be gone back to: not the present one, nor one that is open in another tab. */
export async function otherWorks(): Promise<ShelvedWork[]> {
  const open = await openWorks().catch(() => new Set<string>());
  return (await worksOnShelf()).filter(({ id }) => id !== present && !open.has(keyOf(id)));
}

/** Takes old works off the shelf that hold nothing unsaved. */
export async function tidyShelf(): Promise<void> {
  const done = (await otherWorks()).filter(({ kept }) => kept.unsaved.length === 0);
  await Promise.all(done.slice(KEPT_WORKS).map(({ id }) => discardWork(id)));
}

/** Begins a work of its own in this tab: the one that was taken up stays on the shelf as it is. */
export function leaveOnShelf(): void {
  hold(newId());
}

/** Goes on with another work from the shelf in this tab. */
export function holdWork(id: string): void {
  hold(id);
}
