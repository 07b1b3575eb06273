// When something is written: at once, then not before it has rested, and again after a while if it failed.

/** Milliseconds between two writes: so many times what the last one took. */
const PAUSE = 100;
const REST = 3;
const LONGEST = 600;
/** Milliseconds until what failed is tried again, twice as long each time. */
const RETRY = 3000;
const LONGEST_RETRY = 15_000;

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
  let failures = 0;
  let running: Promise<void> | undefined;
  let restsUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Infinity;

  const attempt = async (): Promise<void> => {
    const start = performance.now();
    try {
      await write();
      failures = 0;
    } catch (error) {
      failures++;
      throw error;
    } finally {
      running = undefined;
      const end = performance.now();
      const rest = Math.min(LONGEST, Math.max(PAUSE, REST * (end - start)));
      restsUntil = end + (failures > 0 ? Math.min(LONGEST_RETRY, RETRY * 2 ** (failures - 1)) : rest);
      tell(failures === 0);
      if (isWanted || failures > 0) wakeIn(0);
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
      if (running || isWanted || failures > 0) await (running ?? run());
    },
    isDone: () => !isWanted && !running && failures === 0,
  };
}
