// Stores versions of the open session automatically, while the browser is idle.
import type { DocumentStore, GatepostState } from '../document/document-store.ts';
import type { NewVersion } from '../storage/versions/version-database.ts';
import { openSessionId, printVersion, saveFirstVersion, saveVersion } from './version-store.ts';
import {
  classifyChange,
  findVersionCandidates,
  isWorthKeeping,
  type StateTransition,
  stepTo,
  type VersionCandidate,
} from './version-triggers.ts';

// Stores earlier versions during work: changes are inspected when the browser is idle, never at a key.
/** After so many milliseconds of work, a version is stored even if no other reason did. */
const MAX_INTERVAL = 10 * 60_000;

interface VersionWatchOptions {
  /** The id of the open session. */
  readonly work: () => string;
  /** Stores a version; never throws. */
  readonly keep: (sessionId: string, candidate: VersionCandidate, time: number) => Promise<unknown>;
  /** Stores the open document if its session has no version yet; never throws. */
  readonly keepFirst: (sessionId: string, candidate: VersionCandidate) => Promise<unknown>;
  /** Calls `run` when the browser is idle. */
  readonly idle: (run: () => void) => void;
  readonly now: () => number;
}

const hasSameFiles = (state: GatepostState, previous: GatepostState): boolean =>
  state.document.files.some(({ id }) => previous.document.files.some((file) => file.id === id));

/** Starts watching. Returns a function that stops it. */
export function watchVersions(
  store: DocumentStore,
  { work, keep: save, keepFirst: saveFirst, idle, now }: VersionWatchOptions,
): () => void {
  let queue: (StateTransition & { readonly work: string; readonly time: number })[] = [];
  let isScheduled = false;
  let openSession: string | undefined = work();
  let lastVersionTime = now();

  const inspectChanges = async () => {
    const changes = queue;
    queue = [];
    for (const { work: session, time, ...transition } of changes) {
      for (const candidate of findVersionCandidates(transition, time - lastVersionTime >= MAX_INTERVAL)) {
        lastVersionTime = time;
        await save(session, candidate, time);
      }
    }
    isScheduled = false;
    if (queue.length > 0) scheduleInspection();
  };
  const saveInitial = () =>
    idle(() => {
      const { document, history } = store.getState();
      const candidate = { document, why: 'opened' as const, ...stepTo(document, history) };
      if (isWorthKeeping(document)) void saveFirst(work(), candidate);
    });
  const scheduleInspection = () => {
    if (isScheduled) return;
    isScheduled = true;
    idle(() => void inspectChanges());
  };
  const onChange = (state: GatepostState, previous: GatepostState) => {
    if (state.document === previous.document && state.saved === previous.saved) return;
    const session = work();
    const isOtherSession = openSession !== undefined && session !== openSession;
    const kind = state.document === previous.document ? 'step' : classifyChange(state, previous);
    const isNewDocument = kind === 'afresh' || (kind === 'opening' && isOtherSession);
    if (isOtherSession || isNewDocument) lastVersionTime = now();
    const origin = { work: session, time: now() };
    if (isOtherSession && !isNewDocument && hasSameFiles(state, previous)) {
      // The session got its id only now, or is a copy: it started with the previous state.
      queue.push({ ...origin, state: previous }, { ...origin, state, previous });
    } else if (!isNewDocument) {
      // The previous document belongs to the previous session, which is not changed.
      queue.push({ ...origin, state, ...(isOtherSession ? {} : { previous }) });
    }
    // A resumed session gets its id only after it has opened.
    openSession = kind === 'afresh' ? undefined : session;
    if (isNewDocument) saveInitial();
    else scheduleInspection();
  };
  saveInitial();
  return store.subscribe(onChange);
}

/** How long to wait after a change before it is inspected, and when it is inspected at the latest, in milliseconds. */
const IDLE_DELAY = 500;
const IDLE_TIMEOUT = 3000;

function whenIdle(run: () => void): void {
  setTimeout(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: IDLE_TIMEOUT });
    else run();
  }, IDLE_DELAY);
}

/** Starts storing versions automatically. `report` is called once if storage fails. */
export function startVersionAutosave(store: DocumentStore, report: () => void): void {
  let isReported = false;
  const saveAndReport = async (write: typeof saveVersion, version: NewVersion) => {
    // Another tab writes the session and stores its versions, or nothing is stored at all.
    if (store.getState().isOpenInOtherTab || version.work === '') return;
    if ((await write(version)) || isReported) return;
    isReported = true;
    report();
  };
  watchVersions(store, {
    work: openSessionId,
    now: () => Date.now(),
    idle: whenIdle,
    keep: (work, { document, ...others }, time) =>
      saveAndReport(saveVersion, { work, time, ...others, text: printVersion(document) }),
    keepFirst: (work, { document, ...others }) =>
      saveAndReport(saveFirstVersion, { work, time: Date.now(), ...others, text: printVersion(document) }),
  });
}
