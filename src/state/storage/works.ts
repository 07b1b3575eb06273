// The work of this tab, and the shelf of the others: what is kept where, and gone on with.
import { type DocumentStore, type GatepostState, resume } from '../document-store.ts';
import { unsavedPaths } from '../unsaved.ts';
import { hasEarlierForm } from './earlier-works.ts';
import { holdInTab, newWorkId, putBack, reserve, workOfTab, worksOpen } from './held-works.ts';
import { indexedWorks } from './indexed-works.ts';
import { createJournal, type Journal } from './journal.ts';
import { forgetAside, putAside } from './last-moment.ts';
import { leaveWork } from './leave-work.ts';
import { nothingKnown } from './plan.ts';
import type { RestoredWork } from './restore.ts';
import {
  allWorks,
  closedWorks,
  discardWork,
  type FoundWork,
  isAnswering,
  lookAtWork,
  type ShelvedWork,
  takeWork,
  tidyShelf,
} from './shelf.ts';

const aside = { put: putAside, forget: forgetAside };

let present: Journal | undefined;

/** The work that was left for another one, which began then. */
let leftFor: { readonly journal: Journal; readonly next: string } | undefined;

/** The journal of the work that is kept now; undefined while nothing is kept. */
export const presentJournal = (): Journal | undefined => present;

/** The id of the work that is kept now. */
export const presentWork = (): string | undefined => present?.id;

function hold(id: string, work?: RestoredWork, found?: FoundWork): void {
  const revision = found?.stored.head.revision ?? 0;
  const seen = found?.seen === undefined ? {} : { seen: found.seen };
  const known = work && found?.isWhole ? work.known : nothingKnown;
  present = createJournal(id, indexedWorks, aside, { known, revision, ...seen });
  holdInTab(id);
}

/** Brings works in the form of earlier versions into the present one; if that cannot be done now, the next time. */
async function takeOverWorks(): Promise<void> {
  const code = await import('./earlier-form.ts').catch(() => undefined);
  await code?.takeOver().catch(() => undefined);
}

const restoring = () => import('./restore.ts');

/** A work from storage, to look at: it stays where it is. @throws if it cannot be read, or not now. */
export async function readWork(id: string): Promise<RestoredWork | undefined> {
  const found = await lookAtWork(id);
  return found && (await restoring()).restoreWork(found.stored);
}

/** From now on nothing is kept in this tab, until a work is held again. */
export function letGo(): void {
  present = undefined;
}

/** Writes the present work down as it is, and lets it lie; what another writer keeps from being written lies beside it. */
export function leave(state: GatepostState): void {
  const left = present;
  if (!left || !(left.isBegun() || state.history.past.length > 0)) return;
  void leaveWork(left, state, () => createJournal(newWorkId(), indexedWorks, aside));
}

/** What is open is kept as a work of its own from now on, written as a whole: that of another tab stays as it is. */
export function copyWork(): void {
  hold(newWorkId());
}

/** What is open is kept from now on: as the work that it has become meanwhile, which other tabs now hear of, or as one of its own. */
export function holdWhatIsOpen(): void {
  if (present) holdInTab(present.id);
  else copyWork();
}

/**
 * From now on a work of its own is kept, and what is open now stays on the shelf as it is. Called before another
 * document takes its place; a work without anything unsaved is gone on with instead, unless `always`.
 */
export function beginWork(store: DocumentStore, always = false): void {
  const state = store.getState();
  // What another tab writes is not this tab's to keep.
  if (state.isElsewhere) return copyWork();
  // What was done before anything was kept is a work too.
  if (!present) copyWork();
  if (!always && unsavedPaths(state).length === 0) return;
  const journal = present;
  leave(state);
  copyWork();
  if (journal && present) leftFor = { journal, next: present.id };
}

/** Whether the present work began when another was left for it. */
export const hasLeftWork = (): boolean => leftFor !== undefined && leftFor.next === present?.id;

/**
 * What is open belongs to the work that was left when the present one began. That one lies on the shelf then, or is none
 * if it `isNone`. False if another tab has the other work open by now, or there is none.
 */
export async function rejoinWork(state: GatepostState, isNone: boolean): Promise<boolean> {
  const [own, left] = [present, leftFor];
  if (!own || !left || !hasLeftWork()) return false;
  const isFree = await reserve(left.journal.id);
  if (!isFree || present !== own) {
    if (present) holdInTab(present.id);
    return false;
  }
  present = left.journal;
  holdInTab(present.id);
  // Behind whatever is still being written of it.
  void own
    .write(state)
    .catch(() => undefined)
    .then(() => (isNone ? discardWork(own.id) : undefined));
  return true;
}

async function goOnWith(
  store: DocumentStore,
  id: string,
  isWanted: () => boolean,
): Promise<RestoredWork | undefined> {
  const found = await takeWork(id);
  if (!found) return undefined;
  const work = await (await restoring()).restoreWork(found.stored);
  if (!isWanted()) return undefined;
  leave(store.getState());
  if (work.isDamaged) copyWork();
  else hold(id, work, found);
  resume(store, work.state);
  return work;
}

/** Shows a work that is open in another tab. False if there is none. @throws if it cannot be read. */
export type Show = (id: string) => Promise<boolean>;

/**
 * Goes on with a work in this tab. What is open stays on the shelf. Undefined if there is no such work. One that another
 * tab holds is shown. One that is damaged is gone on with as a copy: what is left of it stays where it is. Undefined
 * too if it is not wanted any more once it has been read.
 * @throws if it cannot be read, or not now; then nothing has changed.
 */
export async function holdWork(
  store: DocumentStore,
  id: string,
  show?: Show,
  isWanted = () => true,
): Promise<RestoredWork | 'shown' | undefined> {
  // Held before it is taken: of two tabs that want it at once, or that know it from an old list, one has it.
  if (!(await reserve(id))) return (await show?.(id)) ? 'shown' : undefined;
  try {
    return await goOnWith(store, id, isWanted);
  } finally {
    if (present) holdInTab(present.id);
    else putBack(id);
  }
}

/** A copy of a work that is open in another tab. */
async function duplicateWork(store: DocumentStore, id: string): Promise<RestoredWork | undefined> {
  const work = await readWork(id);
  copyWork();
  if (work) resume(store, work.state);
  return work;
}

/** Milliseconds until it is looked again whether the page that was left has let go of its work, and how often at most. */
const LEAVING = 100;
const LOOKS = 2;
const LOOKS_AFTER_RELOAD = 10;

/** Whether this page stands where it stood before: not a tab that was duplicated. */
const wasReloaded = (): boolean => {
  const [entry] = globalThis.performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
};

/** Whether a work is open in another tab, which is not just this one before it was reloaded. */
async function isElsewhere(id: string): Promise<boolean> {
  for (let looks = wasReloaded() ? LOOKS_AFTER_RELOAD : LOOKS; looks > 0; looks--) {
    if (!(await worksOpen())(id)) return false;
    await new Promise((resolve) => {
      setTimeout(resolve, LEAVING);
    });
  }
  return (await worksOpen())(id);
}

/** What is to be taken up. */
export interface TakingUp {
  /** Shows a work that is open in another tab. Without it a copy is made. */
  readonly show?: Show | undefined;
  /** True if the latest work is wanted, also if it is open in another tab. */
  readonly isLatest?: boolean;
}

/**
 * The work that this tab had before a reload; in a new tab the latest that is open in no other. What is open in another
 * tab is shown, to be read. Undefined if there is none, or storage does not answer; then the tab begins a work of its own
 * and writes over nothing. @throws if it cannot be read, or not now; then it stays where it is.
 */
export async function takeUpWork(
  store: DocumentStore,
  { show, isLatest = false }: TakingUp = {},
): Promise<RestoredWork | undefined> {
  const own = workOfTab();
  if ((await isAnswering()) && (await hasEarlierForm())) await takeOverWorks();
  try {
    const [latest] = own === undefined && show && isLatest ? await allWorks() : [];
    const wanted = own ?? latest?.id;
    if (wanted !== undefined && (await isElsewhere(wanted))) {
      if (!show) return await duplicateWork(store, wanted);
      if (await show(wanted)) return undefined;
    }
    const id = own ?? (await closedWorks())[0]?.id;
    const work = id === undefined ? undefined : await holdWork(store, id, show);
    return work === 'shown' ? undefined : work;
  } finally {
    if (!present && !store.getState().isElsewhere) copyWork();
  }
}

/** The works that can be gone back to: not the present one. */
export const otherWorks = async (): Promise<ShelvedWork[]> =>
  (await allWorks()).filter(({ id }) => id !== present?.id);

/** Takes old works off the shelf that hold nothing unsaved. */
export const tidy = (): Promise<void> => tidyShelf(present?.id ?? '');

/** Takes one off the shelf that is no longer wanted; not one that a tab has opened meanwhile. */
export async function discard(id: string): Promise<void> {
  if (id !== present?.id && !(await worksOpen())(id)) await discardWork(id);
}
