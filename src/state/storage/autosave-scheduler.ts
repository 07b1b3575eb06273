// Decides when to write: at once, then after a rest, and again later if the write failed.

/** The rest between two writes: a multiple of the time that the last one took. */
const MIN_REST_MS = 100;
const REST_FACTOR = 3;
const MAX_REST_MS = 400;
/** How long a change waits for the end of its write before it is backed up. */
const BACKUP_AFTER_MS = 300;
/** The time until a failed write is tried again; it doubles each time. */
const RETRY_MS = 3000;
const MAX_RETRY_MS = 15_000;

export interface AutosaveScheduler {
  /** Requests a write, which may wait for `pause` milliseconds. */
  readonly request: (pause: number) => void;
  /** Writes now. @throws if that fails. */
  readonly flush: () => Promise<void>;
  /** Whether everything is written. */
  readonly isDone: () => boolean;
}

/**
 * Runs `write` on request, never twice at a time, and reports each attempt. On a busy page, keys run before timers
 * and before responses of the database, so a write may take seconds. `writeBackup` stores synchronously: it is
 * called by a timer or by the next change when a change has waited too long.
 */
export function createAutosaveScheduler(
  write: () => Promise<void>,
  onAttempt: (succeeded: boolean) => void,
  writeBackup: () => void,
): AutosaveScheduler {
  let isRequested = false;
  let failures = 0;
  let running: Promise<void> | undefined;
  let restsUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Infinity;
  /** The times of the oldest change that is neither backed up nor written, and of the oldest that no write includes. */
  let unsecuredSince = Infinity;
  let unwrittenSince = Infinity;
  let backupTimer: ReturnType<typeof setTimeout> | undefined;

  const backUpLateChanges = (): void => {
    clearTimeout(backupTimer);
    backupTimer = undefined;
    const remaining = unsecuredSince + BACKUP_AFTER_MS - performance.now();
    if (remaining > 0) {
      if (unsecuredSince < Infinity) backupTimer = setTimeout(backUpLateChanges, remaining);
      return;
    }
    unsecuredSince = unwrittenSince = Infinity;
    writeBackup();
    // The database still has to store the change; then the backup is removed.
    isRequested = true;
    if (!running) scheduleRun(0);
  };
  const attempt = async (): Promise<void> => {
    // All changes of one task go into one write.
    await Promise.resolve();
    isRequested = false;
    unwrittenSince = Infinity;
    const start = performance.now();
    try {
      await write();
      failures = 0;
      unsecuredSince = unwrittenSince;
    } catch (error) {
      failures++;
      throw error;
    } finally {
      running = undefined;
      const end = performance.now();
      const rest = Math.min(MAX_REST_MS, Math.max(MIN_REST_MS, REST_FACTOR * (end - start)));
      restsUntil = end + (failures > 0 ? Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** (failures - 1)) : rest);
      onAttempt(failures === 0);
      if (isRequested || failures > 0) scheduleRun(0);
    }
  };
  const run = (): Promise<void> => {
    clearTimeout(timer);
    dueAt = Infinity;
    running = attempt();
    return running;
  };
  const start = () => void run().catch(() => undefined);
  const scheduleRun = (pause: number): void => {
    const now = performance.now();
    const startTime = Math.max(now + pause, restsUntil);
    if (startTime >= dueAt) return;
    clearTimeout(timer);
    dueAt = startTime;
    timer = setTimeout(start, startTime - now);
  };
  return {
    request(pause) {
      isRequested = true;
      const now = performance.now();
      if (pause === 0) {
        unwrittenSince = Math.min(unwrittenSince, now);
        unsecuredSince = Math.min(unsecuredSince, now);
      }
      if (!running) {
        if (pause === 0 && now >= restsUntil) start();
        else scheduleRun(pause);
      }
      if (!backupTimer || now >= unsecuredSince + BACKUP_AFTER_MS) backUpLateChanges();
    },
    async flush() {
      await running?.catch(() => undefined);
      if (running || isRequested || failures > 0) await (running ?? run());
    },
    isDone: () => !isRequested && !running && failures === 0,
  };
}
