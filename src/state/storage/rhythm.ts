// When something is written: at once, then not before it has rested, and again after a while if it failed.

/** Milliseconds between two writes: so many times what the last one took. */
const PAUSE = 100;
const REST = 4;
const LONGEST = 800;
/** Milliseconds until what failed is tried again. */
const RETRY = 3000;

export interface Rhythm {
  /** Says that there is something to write, and how many milliseconds that may wait. */
  readonly ask: (pause: number) => void;
  /** Writes it now. @throws if that fails. */
  readonly now: () => Promise<void>;
  /** True if all is written. */
  readonly isDone: () => boolean;
}

/** Runs `write` whenever it is asked to, never twice at a time; `tell` hears how each attempt ended. */
export function createRhythm(write: () => Promise<void>, tell: (succeeded: boolean) => void): Rhythm {
  let isWanted = false;
  let hasFailed = false;
  let running: Promise<void> | undefined;
  let restsUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Infinity;

  const attempt = async (): Promise<void> => {
    const start = performance.now();
    try {
      await write();
      hasFailed = false;
    } catch (error) {
      hasFailed = true;
      throw error;
    } finally {
      running = undefined;
      const end = performance.now();
      const rest = Math.min(LONGEST, Math.max(PAUSE, REST * (end - start)));
      restsUntil = end + (hasFailed ? RETRY : rest);
      tell(!hasFailed);
      if (isWanted || hasFailed) wakeIn(0);
    }
  };
  const run = (): Promise<void> => {
    clearTimeout(timer);
    due = Infinity;
    isWanted = false;
    running = attempt();
    return running;
  };
  const wakeIn = (pause: number): void => {
    const now = performance.now();
    const at = Math.max(now + pause, restsUntil);
    if (at >= due) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(() => void run().catch(() => undefined), at - now);
  };
  return {
    ask(pause) {
      isWanted = true;
      if (!running) wakeIn(pause);
    },
    async now() {
      await running?.catch(() => undefined);
      if (running || isWanted || hasFailed) await (running ?? run());
    },
    isDone: () => !isWanted && !running && !hasFailed,
  };
}
