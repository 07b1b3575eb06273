// When views hear of a change: at once; of what is typed in the text, with the next frame. Keys that wait for each other
// share one drawing then. What anybody reads is always the newest state.
import type { DocumentStore } from './document-store.ts';

export interface Frames {
  /** Whether a frame will come at all: not in a page that is out of sight. */
  readonly areComing: () => boolean;
  /** Runs `run` in the next frame; returns how to give that up. */
  readonly ask: (run: () => void) => () => void;
}

const browserFrames: Frames = {
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

export interface ToldInFrames {
  /** The same store, for those who draw: they hear of it as said above. */
  readonly store: DocumentStore;
  /** The views hear of what `act` changes with the next frame, unless something else changes before. */
  readonly withNextFrame: <T>(act: () => T) => T;
  /** Runs `draw` when the views hear of something next: with the next frame, if nothing changes before. */
  readonly beside: (draw: () => void) => void;
  /** They hear of what they have not heard of yet. */
  readonly tell: () => void;
}

export function toldInFrames(store: DocumentStore, frames = browserFrames): ToldInFrames {
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
    if (told !== before) for (const listener of listeners) listener(told, before);
    for (const draw of besides.splice(0)) draw();
  };
  const tellLater = () => {
    if (frames.areComing()) drop ??= frames.ask(tell);
    else tell();
  };
  store.subscribe(() => (isLate ? tellLater() : tell()));
  return {
    store: {
      ...store,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
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

/** What a person does elsewhere than in the text: it is meant for what stands on the page, so that has to be the newest. */
const ELSEWHERE = ['pointerdown', 'click', 'focusin', 'contextmenu', 'dragstart', 'drop', 'paste'] as const;

/** Has `tell` called before anything that is not typing in the text reaches a view, and when the page goes out of sight. */
export function tellBefore(page: Document, tell: () => void): void {
  for (const type of ELSEWHERE) page.addEventListener(type, tell, true);
  page.addEventListener('keydown', (event) => isCommand(event) && tell(), true);
  page.addEventListener('visibilitychange', tell);
}

/** Whether a key is more than a letter or a step of the caret. */
const isCommand = ({ ctrlKey, metaKey, altKey, key }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || key === 'Tab' || key === 'Escape' || /^F\d/.test(key);
