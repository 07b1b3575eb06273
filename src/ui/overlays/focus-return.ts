// Where the focus was when a command was asked for: what the command opens gives it back there when it closes.
import { useState } from 'react';

let returnTarget: HTMLElement | undefined;

const clearReturnTarget = () => {
  returnTarget = undefined;
};

/** Remembers it for what opens next; the next key or click is another beginning. */
export function setFocusReturn(from: HTMLElement | undefined): void {
  returnTarget = from;
  for (const sign of ['keydown', 'pointerdown'])
    addEventListener(sign, clearReturnTarget, { capture: true, once: true });
}

/** For what opens: gives the focus back to where the command came from; false if no command opened it, or if that is gone. */
export function useFocusReturn(): () => boolean {
  const [back] = useState(() => returnTarget);
  return () => {
    if (!back?.isConnected || back.getClientRects().length === 0) return false;
    back.focus();
    return true;
  };
}
