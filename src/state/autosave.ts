// Keeps the work in the browser's own storage, so that a reload or a killed tab loses nothing.
import { get, set } from 'idb-keyval';
import { type OpenedWorkspace, openWorkspaceText, workspaceOf } from './workspace-file.ts';
import { printWorkspace } from '../core/site/workspace.ts';
import { type DocumentStore, type GatepostState, isUnsaved } from './document-store.ts';

/** What lies in storage. The workspace is text in the format of the workspace file, so it stays readable for ever. */
interface Kept {
  readonly workspace: string;
  readonly path: string;
  readonly unsaved: readonly string[];
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** Recovered work. */
export interface Recovered extends OpenedWorkspace {
  readonly path: string;
  readonly unsaved: readonly string[];
  readonly time: number;
}

const KEY = 'gatepost-work';
/** Milliseconds between two saves; a big file, slow to write down, rests longer (so many times what that took). */
const PAUSE = 100;
const REST = 10;
const LONGEST = 800;
/** Characters that still fit into the storage that can be written while a page is being closed. */
const LAST_MOMENT_LIMIT = 2_000_000;

function keep(state: GatepostState): Kept {
  return {
    workspace: printWorkspace(workspaceOf(state.document, state.view.reader)),
    path: state.view.path,
    unsaved: state.document.files.map((file) => file.path).filter((path) => isUnsaved(state, path)),
    time: Date.now(),
  };
}

/** What was put aside while the page was being closed, if that was later than the last ordinary save. */
function lastMoment(): Kept | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null ? undefined : (JSON.parse(kept) as Kept);
  } catch {
    return undefined;
  }
}

function putAside(kept: Kept): void {
  try {
    if (kept.workspace.length <= LAST_MOMENT_LIMIT) localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Full or forbidden: the last ordinary save has to do.
  }
}

/** The work of the last visit, or undefined if there is none or it cannot be read. */
export async function recoverWork(): Promise<Recovered | undefined> {
  const saved = await get<Kept>(KEY).catch(() => undefined);
  const aside = lastMoment();
  const kept = aside && aside.time > (saved?.time ?? 0) ? aside : saved;
  if (!kept) return undefined;
  const opened = openWorkspaceText(kept.workspace);
  if ('problem' in opened) return undefined;
  return { ...opened, path: kept.path, unsaved: kept.unsaved, time: kept.time };
}

function differs(state: GatepostState, previous: GatepostState): boolean {
  return (
    state.document !== previous.document ||
    state.saved !== previous.saved ||
    state.view.reader !== previous.view.reader ||
    state.view.path !== previous.view.path
  );
}

/**
 * Saves every change as soon as the last save is done and rested, and once more while the page is being closed.
 * `report` is told whether the last attempt succeeded: storage may be full or forbidden, and then the work goes on
 * without it. Returns what stops it.
 */
export function autosave(store: DocumentStore, report: (kept: boolean) => void): () => void {
  let dirty = false;
  let busy = false;
  const save = () => {
    busy = true;
    dirty = false;
    const start = performance.now();
    const kept = keep(store.getState());
    const rest = Math.min(LONGEST, Math.max(PAUSE, REST * (performance.now() - start)));
    const done = (succeeded: boolean) => {
      report(succeeded);
      setTimeout(() => (dirty ? save() : (busy = false)), rest);
    };
    set(KEY, kept).then(
      () => done(true),
      () => done(false),
    );
  };
  const stop = store.subscribe((state, previous) => {
    if (!differs(state, previous)) return;
    dirty = true;
    if (!busy) {
      busy = true;
      setTimeout(save);
    }
  });
  const flush = () => {
    if (dirty || busy) putAside(keep(store.getState()));
  };
  globalThis.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  return () => {
    stop();
    flush();
    globalThis.removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flush);
  };
}
