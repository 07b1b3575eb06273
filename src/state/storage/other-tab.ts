// A session that is open in another tab: it is read here, follows the writes of that tab, and can be taken over or
// copied.
import { createStore, type StoreApi } from 'zustand/vanilla';
import { alignLines } from '../../core/document/align-lines.ts';
import { createLines, type Lines, sliceLines } from '../../core/document/lines.ts';
import { type DocumentFile, fileOf } from '../document/document.ts';
import {
  type DocumentStore,
  type GatepostState,
  restoreState,
  setOpenInOtherTab,
} from '../document/document-store.ts';
import { dropMissingCell } from '../document/view-after-step.ts';
import type { TabLock, TabLockListener } from './tab-lock.ts';

// A session that was read again keeps the ids of unchanged lines and the view of this page.
/** Returns the updated lines, with the ids of lines that the current ones also have. */
function reuseLines(current: Lines, updated: Lines): Lines {
  const aligned = alignLines(current, updated);
  const alignedLines = sliceLines(aligned, 0, aligned.length);
  // Lines with the same text may have different endings.
  const lines = sliceLines(updated, 0, updated.length).map((line, index) => {
    const alignedLine = alignedLines[index]!;
    return alignedLine.eol === line.eol ? alignedLine : { ...line, id: alignedLine.id };
  });
  return createLines(lines);
}

/** Returns the file with the id and the lines that this page already has for it. */
function reuseFile(file: DocumentFile, current: DocumentFile | undefined): DocumentFile {
  if (!current || current.source.big || file.source.big) return current ? { ...file, id: current.id } : file;
  const lines = reuseLines(current.source.lines, file.source.lines);
  return { ...file, id: current.id, source: { ...file.source, lines } };
}

/** Returns the newly read `state`, reusing what `current` already shows of it. */
export function reuseVisibleState(state: GatepostState, current: GatepostState): GatepostState {
  const saved = new Map<number, DocumentFile['source']>();
  const files = state.document.files.map((file) => {
    const reused = reuseFile(file, fileOf(current.document, file.path));
    const savedSource = state.saved.get(file.id);
    if (savedSource) saved.set(reused.id, savedSource === file.source ? reused.source : savedSource);
    return reused;
  });
  const document = { ...state.document, files };
  const { caret: _, ...view } = current.view;
  const hasFile = fileOf(document, view.path) !== undefined;
  return { ...state, document, saved, view: hasFile ? dropMissingCell(view, document) : state.view };
}

/** The part of the session storage that is needed here. */
export interface SessionAccess {
  /** Reads a stored session. @throws if it cannot be read */
  readonly read: (id: string) => Promise<GatepostState | undefined>;
  /**
   * Opens a session in this tab, which then writes it. Returns false if there is none, or if it is no longer
   * wanted after reading. @throws if it cannot be read
   */
  readonly claim: (id: string, isWanted: () => boolean) => Promise<boolean>;
  /** Makes the open document a new session, which this tab writes. */
  readonly copy: () => void;
  /** Writes the open session, so that the user can return to it. */
  readonly leave: () => void;
  /** Stops writing; a reload returns to the session with this id. */
  readonly detach: (id: string) => void;
  /** Writes all changes that are not written yet. @throws if it fails */
  readonly flush: () => Promise<void>;
  readonly isWritten: () => boolean;
}

/** News about the other tab for the page. */
export interface OtherTabNews {
  /** Whether the other tab was closed, so that this tab can continue. */
  readonly isFree: boolean;
  /** The last event, until it is dismissed. */
  readonly event?: 'lost' | 'lost-with-copy' | 'taken' | 'copied' | 'failed';
}

export interface OtherTab {
  readonly news: StoreApi<OtherTabNews>;
  readonly lock: TabLock;
  /** Shows a session that is open in another tab. Returns false if there is none. @throws if it cannot be read */
  readonly show: (id: string) => Promise<boolean>;
  readonly takeOver: () => Promise<void>;
  /** Makes the shown session a new one. */
  readonly copy: () => Promise<void>;
}

export function createOtherTab(
  store: DocumentStore,
  sessions: SessionAccess,
  createLock: (port: TabLockListener) => TabLock,
): OtherTab {
  const news = createStore<OtherTabNews>(() => ({ isFree: false }));
  let shownId: string | undefined;
  let reading: Promise<unknown> = Promise.resolve();
  let isReadScheduled = false;
  /** The session that is being read to be shown, and whether it was written meanwhile. */
  let loading: { readonly id: string; isStale: boolean } | undefined;

  const report = (event?: OtherTabNews['event']) =>
    news.setState({ isFree: false, ...(event && { event }) }, true);

  /** Reads the session again; once, no matter how often it was written meanwhile. */
  function readAgain(id: string): void {
    if (isReadScheduled) return;
    isReadScheduled = true;
    reading = reading
      .then(() => {
        isReadScheduled = false;
        return shownId === id ? sessions.read(id) : undefined;
      })
      .then((state) => {
        if (state && shownId === id)
          restoreState(store, { ...reuseVisibleState(state, store.getState()), isOpenInOtherTab: true });
      })
      .catch(() => undefined);
  }

  /** Makes this tab read-only. Changes that could not be written become a new session. */
  function onLockLost(id: string, isFinished: boolean): void {
    const isMissing = !isFinished && !sessions.isWritten();
    sessions.detach(id);
    setOpenInOtherTab(store, true);
    shownId = id;
    report(isMissing ? 'lost-with-copy' : 'lost');
    if (!isMissing) return lock.follow(id);
    sessions.copy();
    const copied = sessions.flush().finally(() => {
      sessions.detach(id);
      if (shownId !== id) return;
      lock.follow(id);
      readAgain(id);
    });
    copied.catch(() => undefined);
  }

  const lock = createLock({
    onFinish: async () => {
      // The user may continue typing meanwhile.
      do await sessions.flush();
      while (!sessions.isWritten());
    },
    onLost: onLockLost,
    onWrite(id) {
      if (loading?.id === id) loading.isStale = true;
      if (shownId === id) readAgain(id);
    },
    onFree: (id) => shownId === id && news.setState({ isFree: true }),
  });

  // Another document was opened, which started a new session.
  store.subscribe((state, previous) => {
    if (previous.isOpenInOtherTab && !state.isOpenInOtherTab && shownId !== undefined) {
      shownId = undefined;
      report();
    }
  });

  return {
    news,
    lock,
    async show(id) {
      const load = (loading = { id, isStale: false });
      const state = await sessions.read(id);
      if (!state) return false;
      sessions.leave();
      sessions.detach(id);
      lock.release();
      shownId = id;
      report();
      restoreState(store, { ...state, isOpenInOtherTab: true });
      lock.follow(id);
      if (load.isStale) readAgain(id);
      return true;
    },
    async takeOver() {
      const id = shownId;
      if (id === undefined) return;
      // Another document may be opened meanwhile: it stays open.
      const isWanted = () => shownId === id;
      try {
        await lock.takeOver(id);
        const isClaimed = isWanted() && (await sessions.claim(id, isWanted));
        if (!isClaimed && !isWanted()) return;
        if (!isClaimed) throw new Error('the work is gone');
        shownId = undefined;
        setOpenInOtherTab(store, false);
        report('taken');
      } catch {
        if (!isWanted()) return;
        lock.release();
        lock.follow(id);
        report('failed');
      }
    },
    async copy() {
      const id = shownId;
      // The ids of the shown state differ from those of its history, and now the user can undo.
      const state = id === undefined ? undefined : await sessions.read(id).catch(() => undefined);
      if (shownId !== id) return;
      shownId = undefined;
      if (state) restoreState(store, { ...state, view: reuseVisibleState(state, store.getState()).view });
      else setOpenInOtherTab(store, false);
      sessions.copy();
      report('copied');
    },
  };
}
