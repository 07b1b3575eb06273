// What lasts is shown, what is soon over is not: it would flicker, and be drawn twice for every key.
import { useState, useSyncExternalStore } from 'react';

/** So long something is not shown yet, in milliseconds. */
export const FLAG_DELAY = 200;

function createDelayedFlag() {
  let lasts = false;
  return {
    /** Tells when it has lasted; to leave ends it. */
    follow: (tell: () => void) => {
      const timer = setTimeout(() => {
        lasts = true;
        tell();
      }, FLAG_DELAY);
      return () => {
        clearTimeout(timer);
        lasts = false;
      };
    },
    now: () => lasts,
  };
}

const subscribeToNothing = () => () => undefined;

/** Whether something is so, and has been for a moment. */
export function useDelayedFlag(isSo: boolean): boolean {
  const [{ follow, now }] = useState(createDelayedFlag);
  return useSyncExternalStore(isSo ? follow : subscribeToNothing, now) && isSo;
}
