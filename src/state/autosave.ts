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
const DELAY = 250;

function keep(state: GatepostState): Kept {
  return {
    workspace: printWorkspace(workspaceOf(state.document, state.view.reader)),
    path: state.view.path,
    unsaved: state.document.files.map((file) => file.path).filter((path) => isUnsaved(state, path)),
    time: Date.now(),
  };
}

/** The work of the last visit, or undefined if there is none or it cannot be read. */
export async function recoverWork(): Promise<Recovered | undefined> {
  const kept = await get<Kept>(KEY).catch(() => undefined);
  if (!kept) return undefined;
  const opened = openWorkspaceText(kept.workspace);
  if ('problem' in opened) return undefined;
  return { ...opened, path: kept.path, unsaved: kept.unsaved, time: kept.time };
}

/**
 * Saves every change within a quarter of a second, and at once when the page is hidden. `report` is told whether
 * the last attempt succeeded: storage may be full or forbidden, and then the work goes on without it.
 */
export function autosave(store: DocumentStore, report: (kept: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    set(KEY, keep(store.getState())).then(
      () => report(true),
      () => report(false),
    );
  };
  const flush = () => {
    if (timer !== undefined) save();
  };
  const stop = store.subscribe((state, previous) => {
    const same =
      state.document === previous.document &&
      state.saved === previous.saved &&
      state.view.reader === previous.view.reader &&
      state.view.path === previous.view.path;
    if (!same) timer ??= setTimeout(save, DELAY);
  });
  globalThis.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  return () => {
    stop();
    flush();
    globalThis.removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flush);
  };
}
