// What lasts is shown, what is soon over is not: it would flicker, and be drawn twice for every key.
import { useState, useSyncExternalStore } from 'react';

/** So long something is not shown yet, in milliseconds. */
export const UNNOTICED = 200;

function createWatch() {
  let lasts = false;
  return {
    /** Tells when it has lasted; to leave ends it. */
    follow: (tell: () => void) => {
      const timer = setTimeout(() => {
        lasts = true;
        tell();
      }, UNNOTICED);
      return () => {
        clearTimeout(timer);
        lasts = false;
      };
    },
    now: () => lasts,
  };
}

const nothing = () => () => undefined;

/** Whether something is so, and has been for a moment. */
export function useLasting(isSo: boolean): boolean {
  const [{ follow, now }] = useState(createWatch);
  return useSyncExternalStore(isSo ? follow : nothing, now) && isSo;
}
