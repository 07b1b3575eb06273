// Notifies views of changes: at once, or for typing in the text, in the next frame, so that queued keys share one
// rendering. All views render the state of the last notification; other code reads the newest state.
import type { DocumentStore } from './document-store.ts';

export interface FrameScheduler {
  /** Whether frames are rendered at all: not if the page is hidden. */
  readonly areRendered: () => boolean;
  /** Runs `run` in the next frame, and returns a function that cancels it. */
  readonly request: (run: () => void) => () => void;
}

const browserFrames: FrameScheduler = {
  areRendered: () => typeof requestAnimationFrame === 'function' && !document.hidden,
  // Runs after the editor, which requests the same frame while it handles the key: it reads the layout, and would
  // have to compute the layout of the previous rendering again.
  request(run) {
    let frame: number | undefined;
    let isCanceled = false;
    queueMicrotask(() => {
      if (!isCanceled) frame = requestAnimationFrame(run);
    });
    return () => {
      isCanceled = true;
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  },
};

export interface FrameBatchedStore {
  /**
   * The same store for values that are derived for views: listeners are called when the views are, and read the
   * newest state.
   */
  readonly store: DocumentStore;
  /** The same store with the state of the last notification, for rendering: views never show a mix of two states. */
  readonly drawn: DocumentStore;
  /**
   * Delays the notification of the changes that `act` makes to the next frame, unless something else changes
   * earlier.
   */
  readonly batchToNextFrame: <T>(act: () => T) => T;
  /** Runs `draw` at the next notification: in the next frame, if nothing changes earlier. */
  readonly drawWithViews: (draw: () => void) => void;
  /** Notifies the views of pending changes. */
  readonly flush: () => void;
}

export function createFrameBatchedStore(store: DocumentStore, frames = browserFrames): FrameBatchedStore {
  const listeners = new Set<Parameters<DocumentStore['subscribe']>[0]>();
  const pendingDraws: (() => void)[] = [];
  let notifiedState = store.getState();
  let cancelFrame: (() => void) | undefined;
  let isBatching = false;

  const flush = () => {
    cancelFrame?.();
    cancelFrame = undefined;
    const before = notifiedState;
    notifiedState = store.getState();
    if (notifiedState !== before)
      for (const listener of listeners) callListener(() => listener(notifiedState, before));
    for (const draw of pendingDraws.splice(0)) callListener(draw);
  };
  const scheduleFlush = () => {
    if (frames.areRendered()) cancelFrame ??= frames.request(flush);
    else flush();
  };
  store.subscribe(() => (isBatching ? scheduleFlush() : flush()));
  const subscribe: DocumentStore['subscribe'] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    store: { ...store, subscribe },
    drawn: { ...store, subscribe, getState: () => notifiedState },
    batchToNextFrame(act) {
      const wasBatching = isBatching;
      isBatching = true;
      try {
        return act();
      } finally {
        isBatching = wasBatching;
      }
    },
    drawWithViews(draw) {
      pendingDraws.push(draw);
      scheduleFlush();
    },
    flush,
  };
}

/** Calls a listener. Its error must not affect later listeners or the caller that made the change. */
function callListener(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

/** Interactions outside the text. They refer to what the page shows, so it must be up to date. */
const INTERACTION_EVENTS = [
  'pointerdown',
  'click',
  'focusin',
  'contextmenu',
  'dragstart',
  'drop',
  'paste',
  'visibilitychange',
] as const;

/** Calls `flush` before any event but typing in the text reaches a view, and when the page is hidden. */
export function flushBeforeInteraction(page: Window, flush: () => void): void {
  for (const type of INTERACTION_EVENTS) page.addEventListener(type, flush, true);
  page.addEventListener('keydown', (event) => isShortcutKey(event) && flush(), true);
}

/** Whether a key is more than a letter or a caret movement. */
const isShortcutKey = ({ ctrlKey, metaKey, altKey, key }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || key === 'Tab' || key === 'Escape' || /^F\d/.test(key);
