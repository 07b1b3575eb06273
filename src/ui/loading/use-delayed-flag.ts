// Shows only states that last: a short one would flicker, and render twice for every key.
import { useState, useSyncExternalStore } from 'react';

/** The delay in milliseconds. */
export const FLAG_DELAY = 200;

function createDelayedFlag() {
  let hasLasted = false;
  return {
    /** Calls `notify` once the state has lasted. The returned function ends this. */
    start: (notify: () => void) => {
      const timer = setTimeout(() => {
        hasLasted = true;
        notify();
      }, FLAG_DELAY);
      return () => {
        clearTimeout(timer);
        hasLasted = false;
      };
    },
    getCurrent: () => hasLasted,
  };
}

const subscribeToNothing = () => () => undefined;

/** Returns whether a state is true and has been true for a moment. */
export function useDelayedFlag(isActive: boolean): boolean {
  const [{ start, getCurrent }] = useState(createDelayedFlag);
  return useSyncExternalStore(isActive ? start : subscribeToNothing, getCurrent) && isActive;
}
