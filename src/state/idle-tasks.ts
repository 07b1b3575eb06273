// Runs long tasks in slices while the browser is idle.
import type { CooperativeTask } from '../core/questions/cooperative-task.ts';

/** The length of a slice in milliseconds. Input that arrives meanwhile is answered in the next frame. */
const SLICE_LENGTH = 5;
/** After this time, in milliseconds, a slice runs even if the browser is never idle. */
const IDLE_TIMEOUT = 250;

/** Calls `run` when there is time, and returns a function that cancels the call. */
export type IdleScheduler = (run: () => void) => () => void;

/** Runs when the browser is idle, and after `IDLE_TIMEOUT` at the latest. */
export const whenIdle: IdleScheduler = (run) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 1);
    return () => clearTimeout(timer);
  }
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
    runWhenIdle(settle(), () => undefined);
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
  const runSlice = () => {
    const end = now() + SLICE_LENGTH;
    do {
      const step = task.next();
      // A step may notify a listener that cancels the task.
      if (isCanceled) return;
      if (step.done) {
        onResult(step.value);
        return;
      }
    } while (now() < end);
    cancel = idle(runSlice);
  };
  let cancel = idle(runSlice);
  return () => {
    isCanceled = true;
    cancel();
  };
}
