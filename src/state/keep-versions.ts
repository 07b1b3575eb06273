// Keeps versions of the open work by itself, while the browser has time.
import type { DocumentStore } from './document-store.ts';
import { openSessionId, printVersion, saveFirstVersion, saveVersion } from './kept-versions.ts';
import type { NewVersion } from './storage/versions.ts';
import { watchVersions } from './storage/versions-watch.ts';

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
    if (store.getState().isElsewhere || version.work === '') return;
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
