// What lasts is shown, what is soon over is not: it would flicker, and be drawn twice for every key.
import { useEffect, useState } from 'react';

/** So long something is not shown yet, in milliseconds. */
export const UNNOTICED = 200;

/** Whether something is so, and has been for a moment. */
export function useLasting(isSo: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasts(true), UNNOTICED);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo]);
  return isSo && lasts;
}
