// Runs long tasks in slices while the browser is idle.
import type { CooperativeTask } from '../core/questions/cooperative-task.ts';

/** The length of a slice in milliseconds. Input that arrives meanwhile is answered in the next frame. */
const SLICE_LENGTH = 5;
/** After this time, in milliseconds, a slice runs even if the browser is never idle. */
const IDLE_TIMEOUT = 250;

/**
 * Calls `run` when there is time, and returns a function that cancels the call. With a deadline, a slice may last as long as
 * the browser is idle.
 */
export type IdleScheduler = (run: (deadline?: IdleDeadline) => void) => () => void;

/** Runs when the browser is idle, and after `IDLE_TIMEOUT` at the latest. */
export const whenIdle: IdleScheduler = (run) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(() => run(), 1);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(() => run(), { timeout: IDLE_TIMEOUT });
  return () => cancelIdleCallback(request);
};

/**
 * As `whenIdle`, for what a person waits for, but never for what follows a key of the text: the next key would wait for it.
 * After a key or a click Chromium is not idle before it has drawn a further frame, for seconds if nothing changes.
 */
export const whenAwaited: IdleScheduler = (run) => {
  if (typeof requestIdleCallback !== 'function') return whenIdle(run);
  requestAnimationFrame(() => requestAnimationFrame(() => undefined));
  const request = requestIdleCallback(run, { timeout: IDLE_TIMEOUT });
  return () => cancelIdleCallback(request);
};

/** How long `debounceIdle` waits, in milliseconds. The keys of a word follow each other faster. */
const DEBOUNCE_DELAY = 150;

/**
 * A scheduler that delays its first call, because the next keystroke would cancel the task. Later calls run as
 * soon as the browser is idle.
 */
export function debounceIdle(): IdleScheduler {
  let hasWaited = false;
  return (run) => {
    if (hasWaited) return whenIdle(run);
    hasWaited = true;
    let cancel = () => {};
    const timer = setTimeout(() => (cancel = whenIdle(run)), DEBOUNCE_DELAY);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  };
}

/** Whether a key or a click waits; undefined where the browser does not tell. */
function isInputPending(): boolean | undefined {
  const { scheduling } = navigator as { scheduling?: { isInputPending?: () => boolean } };
  return scheduling?.isInputPending?.();
}

/** Whether a slice may be longer: the browser has nothing else to do, and would call again only after 50 ms. */
const isStillIdle = (deadline: IdleDeadline | undefined): boolean =>
  deadline !== undefined && deadline.timeRemaining() > SLICE_LENGTH && isInputPending() === false;

/** Runs a task in slices. The promise resolves to its result, or rejects with its error. */
export const runTask = <T>(task: CooperativeTask<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    function* settle(): CooperativeTask<void> {
      try {
        resolve(yield* task);
      } catch (error) {
        reject(error);
      }
    }
    runWhenIdle(settle(), () => undefined, whenAwaited);
  });

/**
 * Runs a task in slices of at least one step each, and passes its result to `onResult`. Returns a function that
 * cancels the task.
 */
export function runWhenIdle<T>(
  task: CooperativeTask<T>,
  onResult: (result: T) => void,
  idle: IdleScheduler = whenIdle,
  now: () => number = () => performance.now(),
): () => void {
  let isCanceled = false;
  const runSlice = (deadline?: IdleDeadline) => {
    const end = now() + SLICE_LENGTH;
    do {
      const step = task.next();
      // A step may notify a listener that cancels the task.
      if (isCanceled) return;
      if (step.done) {
        onResult(step.value);
        return;
      }
    } while (now() < end || isStillIdle(deadline));
    cancel = idle(runSlice);
  };
  let cancel = idle(runSlice);
  return () => {
    isCanceled = true;
    cancel();
  };
}
