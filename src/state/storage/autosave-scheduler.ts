// When something is written: at once, then not before it has rested, and again after a while if it failed.

/** Milliseconds between two writes: so many times what the last one took. */
const PAUSE = 100;
const QUIET_TIME = 3;
const MAX_DELAY = 400;
/** Milliseconds that a change waits for the end of its write before it is secured. */
const LATE = 300;
/** Milliseconds until what failed is tried again, twice as long each time. */
const RETRY = 3000;
const LONGEST_RETRY = 15_000;

export interface AutosaveScheduler {
  /** Says that there is something to write, and how many milliseconds that may wait. */
  readonly ask: (pause: number) => void;
  /** Writes it now. @throws if that fails. */
  readonly now: () => Promise<void>;
  /** True if all is written. */
  readonly isDone: () => boolean;
}

/**
 * Runs `write` whenever it is asked to, never twice at a time; `tell` hears how each attempt ended. On a busy page, keys run
 * before timers and before answers of the database, so a write may take seconds. `secure` stores synchronously: it is called
 * as soon as a change has waited too long, by a timer or by the next change.
 */
export function createAutosaveScheduler(
  write: () => Promise<void>,
  tell: (succeeded: boolean) => void,
  secure: () => void,
): AutosaveScheduler {
  let isWanted = false;
  let failures = 0;
  let running: Promise<void> | undefined;
  let restsUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Infinity;
  /** Time of the oldest change that is neither secured nor written, and of the oldest that no write includes. */
  let unsure = Infinity;
  let unwritten = Infinity;
  let guard: ReturnType<typeof setTimeout> | undefined;

  const secureLate = (): void => {
    clearTimeout(guard);
    guard = undefined;
    const left = unsure + LATE - performance.now();
    if (left > 0) {
      if (unsure < Infinity) guard = setTimeout(secureLate, left);
      return;
    }
    unsure = unwritten = Infinity;
    secure();
    // The database still has to get it; then what was secured is removed.
    isWanted = true;
    if (!running) wakeIn(0);
  };
  const attempt = async (): Promise<void> => {
    // All changes of one task are one write.
    await Promise.resolve();
    isWanted = false;
    unwritten = Infinity;
    const start = performance.now();
    try {
      await write();
      failures = 0;
      unsure = unwritten;
    } catch (error) {
      failures++;
      throw error;
    } finally {
      running = undefined;
      const end = performance.now();
      const rest = Math.min(MAX_DELAY, Math.max(PAUSE, QUIET_TIME * (end - start)));
      restsUntil = end + (failures > 0 ? Math.min(LONGEST_RETRY, RETRY * 2 ** (failures - 1)) : rest);
      tell(failures === 0);
      if (isWanted || failures > 0) wakeIn(0);
    }
  };
  const run = (): Promise<void> => {
    clearTimeout(timer);
    due = Infinity;
    running = attempt();
    return running;
  };
  const begin = () => void run().catch(() => undefined);
  const wakeIn = (pause: number): void => {
    const now = performance.now();
    const at = Math.max(now + pause, restsUntil);
    if (at >= due) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(begin, at - now);
  };
  return {
    ask(pause) {
      isWanted = true;
      const now = performance.now();
      if (pause === 0) {
        unwritten = Math.min(unwritten, now);
        unsure = Math.min(unsure, now);
      }
      if (!running) {
        if (pause === 0 && now >= restsUntil) begin();
        else wakeIn(pause);
      }
      if (!guard || now >= unsure + LATE) secureLate();
    },
    async now() {
      await running?.catch(() => undefined);
      if (running || isWanted || failures > 0) await (running ?? run());
    },
    isDone: () => !isWanted && !running && failures === 0,
  };
}
