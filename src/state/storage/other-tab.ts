// A work that is open in another tab: read here, followed as it is written there, taken over, or copied.
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

// A work that was read again, as this page shows it: what did not change stays the same rows, and where one looks stays too.
/** The lines of `now`, of which those that `here` has are known by the same ids. */
function reuseLines(here: Lines, now: Lines): Lines {
  const aligned = alignLines(here, now);
  const same = sliceLines(aligned, 0, aligned.length);
  // Lines of one text may end in other ways.
  const lines = sliceLines(now, 0, now.length).map((line, place) => {
    const one = same[place]!;
    return one.eol === line.eol ? one : { ...line, id: one.id };
  });
  return createLines(lines);
}

/** The file with the id, and the lines, that it has here already. */
function reuseFile(file: DocumentFile, here: DocumentFile | undefined): DocumentFile {
  if (!here || here.source.big || file.source.big) return here ? { ...file, id: here.id } : file;
  const lines = reuseLines(here.source.lines, file.source.lines);
  return { ...file, id: here.id, source: { ...file.source, lines } };
}

/** `state` as it was read again, beside what is shown of it `here`. */
export function reuseVisibleState(state: GatepostState, here: GatepostState): GatepostState {
  const saved = new Map<number, DocumentFile['source']>();
  const files = state.document.files.map((file) => {
    const shown = reuseFile(file, fileOf(here.document, file.path));
    const savedSource = state.saved.get(file.id);
    if (savedSource) saved.set(shown.id, savedSource === file.source ? shown.source : savedSource);
    return shown;
  });
  const document = { ...state.document, files };
  const { caret: _, ...view } = here.view;
  const hasFile = fileOf(document, view.path) !== undefined;
  return { ...state, document, saved, view: hasFile ? dropMissingCell(view, document) : state.view };
}

/** What is kept in storage, as far as it is needed here. */
export interface SessionAccess {
  /** A work as it lies there. @throws if it cannot be read. */
  readonly read: (id: string) => Promise<GatepostState | undefined>;
  /**
   * Shows a work and writes it from now on. False if there is none, or if it is not wanted any more once it has been
   * read. @throws if it cannot be read.
   */
  readonly claim: (id: string, isWanted: () => boolean) => Promise<boolean>;
  /** What is open is written as a work of its own from now on. */
  readonly copy: () => void;
  /** Writes down what is open, to be gone back to. */
  readonly leave: () => void;
  /** Writes nothing from now on; a reload comes back to the work with this id. */
  readonly detach: (id: string) => void;
  /** Writes what is not written yet. @throws if that cannot be done. */
  readonly flush: () => Promise<void>;
  readonly isWritten: () => boolean;
}

/** What the page tells of it. */
export interface OtherTabNews {
  /** True once the other tab was closed: one can go on here. */
  readonly isFree: boolean;
  /** What happened last, until it is dismissed. */
  readonly event?: 'lost' | 'lost-with-copy' | 'taken' | 'copied' | 'failed';
}

export interface OtherTab {
  readonly news: StoreApi<OtherTabNews>;
  readonly lock: TabLock;
  /** Shows a work that is open elsewhere. False if there is none. @throws if it cannot be read. */
  readonly show: (id: string) => Promise<boolean>;
  readonly takeOver: () => Promise<void>;
  /** What is shown is a work of its own from now on. */
  readonly copy: () => Promise<void>;
}

export function createOtherTab(
  store: DocumentStore,
  sessions: SessionAccess,
  lockWith: (port: TabLockListener) => TabLock,
): OtherTab {
  const news = createStore<OtherTabNews>(() => ({ isFree: false }));
  let shown: string | undefined;
  let reading: Promise<unknown> = Promise.resolve();
  let isAsked = false;
  /** A work that is being read to be shown, and whether it was written meanwhile. */
  let coming: { readonly id: string; isOld: boolean } | undefined;

  const report = (event?: OtherTabNews['event']) =>
    news.setState({ isFree: false, ...(event && { event }) }, true);

  /** Reads the work again; once, however often it was written meanwhile. */
  function readAgain(id: string): void {
    if (isAsked) return;
    isAsked = true;
    reading = reading
      .then(() => {
        isAsked = false;
        return shown === id ? sessions.read(id) : undefined;
      })
      .then((state) => {
        if (state && shown === id)
          restoreState(store, { ...reuseVisibleState(state, store.getState()), isOpenInOtherTab: true });
      })
      .catch(() => undefined);
  }

  /** From now on this tab reads; what could not be written is kept as a work of its own. */
  function lose(id: string, isFinished: boolean): void {
    const isMissing = !isFinished && !sessions.isWritten();
    sessions.detach(id);
    setOpenInOtherTab(store, true);
    shown = id;
    report(isMissing ? 'lost-with-copy' : 'lost');
    if (!isMissing) return lock.follow(id);
    sessions.copy();
    const kept = sessions.flush().finally(() => {
      sessions.detach(id);
      if (shown !== id) return;
      lock.follow(id);
      readAgain(id);
    });
    kept.catch(() => undefined);
  }

  const lock = lockWith({
    onFinish: async () => {
      // One may go on typing meanwhile.
      do await sessions.flush();
      while (!sessions.isWritten());
    },
    onLost: lose,
    onWrite(id) {
      if (coming?.id === id) coming.isOld = true;
      if (shown === id) readAgain(id);
    },
    onFree: (id) => shown === id && news.setState({ isFree: true }),
  });

  // Another document was opened: a work of its own has begun.
  store.subscribe((state, previous) => {
    if (previous.isOpenInOtherTab && !state.isOpenInOtherTab && shown !== undefined) {
      shown = undefined;
      report();
    }
  });

  return {
    news,
    lock,
    async show(id) {
      const own = (coming = { id, isOld: false });
      const state = await sessions.read(id);
      if (!state) return false;
      sessions.leave();
      sessions.detach(id);
      lock.release();
      shown = id;
      report();
      restoreState(store, { ...state, isOpenInOtherTab: true });
      lock.follow(id);
      if (own.isOld) readAgain(id);
      return true;
    },
    async takeOver() {
      const id = shown;
      if (id === undefined) return;
      // Another document may be opened meanwhile: that one stays.
      const isWanted = () => shown === id;
      try {
        await lock.takeOver(id);
        const isHeld = isWanted() && (await sessions.claim(id, isWanted));
        if (!isHeld && !isWanted()) return;
        if (!isHeld) throw new Error('the work is gone');
        shown = undefined;
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
      const id = shown;
      // What is followed is known by other ids than its history, which one can only go back in now.
      const state = id === undefined ? undefined : await sessions.read(id).catch(() => undefined);
      if (shown !== id) return;
      shown = undefined;
      if (state) restoreState(store, { ...state, view: reuseVisibleState(state, store.getState()).view });
      else setOpenInOtherTab(store, false);
      sessions.copy();
      report('copied');
    },
  };
}
