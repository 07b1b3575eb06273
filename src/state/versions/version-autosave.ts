// Keeps versions of the open work by itself, while the browser has time.
import type { DocumentStore, GatepostState } from '../document/document-store.ts';
import type { NewVersion } from './version-database.ts';
import { openSessionId, printVersion, saveFirstVersion, saveVersion } from './version-store.ts';
import {
  classifyChange,
  findVersionCandidates,
  isWorthKeeping,
  type StateTransition,
  stepTo,
  type VersionCandidate,
} from './version-triggers.ts';

// Keeps earlier versions by itself while one works: looks at what changed when there is time, never at a key.
/** Milliseconds of work after which a version is kept that nothing else has asked for. */
const DUE = 10 * 60_000;

interface VersionWatchOptions {
  /** The name of the work that is open. */
  readonly work: () => string;
  /** Writes a version down; never throws. */
  readonly keep: (work: string, moment: VersionCandidate, time: number) => Promise<unknown>;
  /** Writes down what is open if nothing was kept of its work before; never throws. */
  readonly keepFirst: (work: string, moment: VersionCandidate) => Promise<unknown>;
  /** Calls back when there is time. */
  readonly idle: (run: () => void) => void;
  readonly now: () => number;
}

const hasSameFiles = (state: GatepostState, previous: GatepostState): boolean =>
  state.document.files.some(({ id }) => previous.document.files.some((file) => file.id === id));

/** Watches from now on. Returns how to stop. */
export function watchVersions(
  store: DocumentStore,
  { work, keep, keepFirst, idle, now }: VersionWatchOptions,
): () => void {
  let queue: (StateTransition & { readonly work: string; readonly time: number })[] = [];
  let isWaiting = false;
  let open: string | undefined = work();
  let since = now();

  const settle = async () => {
    const changes = queue;
    queue = [];
    for (const { work: of, time, ...transition } of changes) {
      for (const moment of findVersionCandidates(transition, time - since >= DUE)) {
        since = time;
        await keep(of, moment, time);
      }
    }
    isWaiting = false;
    if (queue.length > 0) wait();
  };
  const begin = () =>
    idle(() => {
      const { document, history } = store.getState();
      const moment = { document, why: 'opened' as const, ...stepTo(document, history) };
      if (isWorthKeeping(document)) void keepFirst(work(), moment);
    });
  const wait = () => {
    if (isWaiting) return;
    isWaiting = true;
    idle(() => void settle());
  };
  const see = (state: GatepostState, previous: GatepostState) => {
    if (state.document === previous.document && state.saved === previous.saved) return;
    const present = work();
    const isAfresh = state.document !== previous.document && classifyChange(state, previous) === 'afresh';
    const isOther = open !== undefined && present !== open;
    if (isOther || isAfresh) since = now();
    const seen = { work: present, time: now() };
    if (isOther && !isAfresh && hasSameFiles(state, previous)) {
      // The work has got its name since, or is a copy: it began with what stood there.
      queue.push({ ...seen, state: previous }, { ...seen, state, previous });
    } else if (!isAfresh) {
      // The document before belongs to the work before, where it stays as it is.
      queue.push({ ...seen, state, ...(isOther ? {} : { previous }) });
    }
    // Another work that was gone back to gets its name only after it has opened.
    open = isAfresh ? undefined : present;
    if (isAfresh) begin();
    else wait();
  };
  begin();
  return store.subscribe(see);
}

/** Milliseconds after a change before there may be time to look at it, and after which there has to be. */
const REST = 500;
const LATEST = 3000;

function whenIdle(run: () => void): void {
  setTimeout(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: LATEST });
    else run();
  }, REST);
}

/** Keeps versions by itself from now on; `report` is called once if storage refuses. */
export function startVersionAutosave(store: DocumentStore, report: () => void): void {
  let isTold = false;
  const told = async (write: typeof saveVersion, version: NewVersion) => {
    // Another tab writes the work and keeps its versions, or nobody does.
    if (store.getState().isOpenInOtherTab || version.work === '') return;
    if ((await write(version)) || isTold) return;
    isTold = true;
    report();
  };
  watchVersions(store, {
    work: openSessionId,
    now: () => Date.now(),
    idle: whenIdle,
    keep: (work, { document, ...others }, time) =>
      told(saveVersion, { work, time, ...others, text: printVersion(document) }),
    keepFirst: (work, { document, ...others }) =>
      told(saveFirstVersion, { work, time: Date.now(), ...others, text: printVersion(document) }),
  });
}
