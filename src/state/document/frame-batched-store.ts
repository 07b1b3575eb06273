// When views hear of a change: at once; of what is typed in the text, with the next frame. Keys that wait for each other
// share one drawing then. What is drawn is what was told, to all views alike; everybody else reads the newest state.
import type { DocumentStore } from './document-store.ts';

export interface FrameScheduler {
  /** Whether a frame will come at all: not in a page that is out of sight. */
  readonly areComing: () => boolean;
  /** Runs `run` in the next frame; returns how to give that up. */
  readonly ask: (run: () => void) => () => void;
}

const browserFrames: FrameScheduler = {
  areComing: () => typeof requestAnimationFrame === 'function' && !document.hidden,
  // Behind the editor, which asks for the same frame while it works on the key: it reads the layout, and would have
  // all of it worked out anew for what was drawn before.
  ask(run) {
    let frame: number | undefined;
    let isDropped = false;
    queueMicrotask(() => {
      if (!isDropped) frame = requestAnimationFrame(run);
    });
    return () => {
      isDropped = true;
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  },
};

export interface FrameBatchedStore {
  /** The same store, for what is worked out for views: it hears of a change when they do, and reads the newest state. */
  readonly store: DocumentStore;
  /** The same, as it was told last: for those who draw, so that no picture is made of two states. */
  readonly drawn: DocumentStore;
  /** The views hear of what `act` changes with the next frame, unless something else changes before. */
  readonly withNextFrame: <T>(act: () => T) => T;
  /** Runs `draw` when the views hear of something next: with the next frame, if nothing changes before. */
  readonly beside: (draw: () => void) => void;
  /** They hear of what they have not heard of yet. */
  readonly tell: () => void;
}

export function createFrameBatchedStore(store: DocumentStore, frames = browserFrames): FrameBatchedStore {
  const listeners = new Set<Parameters<DocumentStore['subscribe']>[0]>();
  const besides: (() => void)[] = [];
  let told = store.getState();
  let drop: (() => void) | undefined;
  let isLate = false;

  const tell = () => {
    drop?.();
    drop = undefined;
    const before = told;
    told = store.getState();
    if (told !== before) for (const listener of listeners) callListener(() => listener(told, before));
    for (const draw of besides.splice(0)) callListener(draw);
  };
  const tellLater = () => {
    if (frames.areComing()) drop ??= frames.ask(tell);
    else tell();
  };
  store.subscribe(() => (isLate ? tellLater() : tell()));
  const subscribe: DocumentStore['subscribe'] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    store: { ...store, subscribe },
    drawn: { ...store, subscribe, getState: () => told },
    withNextFrame(act) {
      const outer = isLate;
      isLate = true;
      try {
        return act();
      } finally {
        isLate = outer;
      }
    },
    beside(draw) {
      besides.push(draw);
      tellLater();
    },
    tell,
  };
}

/** Calls somebody who is to hear of a change. An error is nobody else's: not of those who come after, nor of who made the change. */
function callListener(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

/** What a person does elsewhere than in the text: it is meant for what stands on the page, so that has to be the newest. */
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

/** Has `tell` called before anything that is not typing in the text reaches a view, and when the page goes out of sight. */
export function flushBeforeInteraction(page: Window, tell: () => void): void {
  for (const type of INTERACTION_EVENTS) page.addEventListener(type, tell, true);
  page.addEventListener('keydown', (event) => isShortcutKey(event) && tell(), true);
}

/** Whether a key is more than a letter or a step of the caret. */
const isShortcutKey = ({ ctrlKey, metaKey, altKey, key }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || key === 'Tab' || key === 'Escape' || /^F\d/.test(key);
