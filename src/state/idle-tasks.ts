// Long work done in slices while the browser has nothing better to do.
import type { CooperativeTask } from '../core/questions/cooperative-task.ts';

/** How long a slice may take, in milliseconds: input that comes meanwhile is answered in the next frame. */
const SLICE = 5;
/** After this time a slice is due even if the browser is never idle. */
const LATEST = 250;

/** Calls back when there is time; returns how to call it off. */
export type IdleScheduler = (run: () => void) => () => void;

/** As soon as the browser is idle, or a moment later at the latest. */
export const whenIdle: IdleScheduler = (run) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 1);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: LATEST });
  return () => cancelIdleCallback(request);
};

/** So long nothing of the kind was asked for anew, in milliseconds: keys of a word follow sooner. */
const REST = 150;

/**
 * The first time it lets some time go by: for work that the next keystroke would call off. After that it is as soon as
 * the browser is idle.
 */
export function debounceIdle(): IdleScheduler {
  let isRested = false;
  return (run) => {
    if (isRested) return whenIdle(run);
    isRested = true;
    let callOff = () => {};
    const timer = setTimeout(() => (callOff = whenIdle(run)), REST);
    return () => {
      clearTimeout(timer);
      callOff();
    };
  };
}

/** What work gives that is done in slices, or what it throws. */
export const runTask = <T>(work: CooperativeTask<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    function* heard(): CooperativeTask<void> {
      try {
        resolve(yield* work);
      } catch (error) {
        reject(error);
      }
    }
    runWhenIdle(heard(), () => undefined);
  });

/** Runs work to its end in slices, each of at least one piece, and hands over what it returns; or until it is called off. */
export function runWhenIdle<T>(
  work: CooperativeTask<T>,
  done: (result: T) => void,
  idle: IdleScheduler = whenIdle,
  now: () => number = () => performance.now(),
): () => void {
  let isOff = false;
  const slice = () => {
    const end = now() + SLICE;
    do {
      const piece = work.next();
      // What a piece tells somebody may make them call it off.
      if (isOff) return;
      if (piece.done) {
        done(piece.value);
        return;
      }
    } while (now() < end);
    cancel = idle(slice);
  };
  let cancel = idle(slice);
  return () => {
    isOff = true;
    cancel();
  };
}
