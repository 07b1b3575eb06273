// Keeps the work in the browser's own storage, so that a reload or a killed tab loses nothing.
import { type DocumentStore, type GatepostState } from './document-store.ts';
import { writeDown } from './kept.ts';
import { unsavedPaths } from './unsaved.ts';
import { keepWork, putAside } from './work-shelf.ts';

/** Milliseconds between two saves; a big file, slow to write down, rests longer (so many times what that took). */
const PAUSE = 100;
const REST = 10;
const LONGEST = 800;
/** Milliseconds until a save that failed is tried again. */
const RETRY = 3000;

function differs(state: GatepostState, previous: GatepostState): boolean {
  return (
    state.document !== previous.document ||
    state.saved !== previous.saved ||
    state.view.reader !== previous.view.reader ||
    state.view.subject !== previous.view.subject ||
    state.view.path !== previous.view.path
  );
}

/**
 * Saves every change as soon as the last save is done and rested, and once more while the page is being closed.
 * `report` is told whether the last attempt succeeded: storage may be full or forbidden; then the work goes on, is
 * tried again, and the browser asks before it closes a page whose unsaved work is kept nowhere.
 */
export function autosave(store: DocumentStore, report: (kept: boolean) => void): void {
  let dirty = false;
  let busy = false;
  let saving = false;
  let failed = false;
  const save = () => {
    dirty = false;
    saving = true;
    const start = performance.now();
    const kept = writeDown(store.getState());
    const rest = Math.min(LONGEST, Math.max(PAUSE, REST * (performance.now() - start)));
    const done = (succeeded: boolean) => {
      saving = false;
      failed = !succeeded;
      report(succeeded);
      setTimeout(() => (dirty || failed ? save() : (busy = false)), succeeded ? rest : RETRY);
    };
    keepWork(kept).then(
      () => done(true),
      () => done(false),
    );
  };
  store.subscribe((state, previous) => {
    if (!differs(state, previous)) return;
    dirty = true;
    if (busy) return;
    busy = true;
    setTimeout(save);
  });
  const isKept = () => !(dirty || saving || failed) || putAside(writeDown(store.getState()));
  globalThis.addEventListener('pagehide', isKept);
  document.addEventListener('visibilitychange', isKept);
  globalThis.addEventListener('beforeunload', (event) => {
    if (!isKept() && unsavedPaths(store.getState()).length > 0) event.preventDefault();
  });
}
