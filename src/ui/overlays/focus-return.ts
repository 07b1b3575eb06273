// Where the focus was when a command was asked for: what the command opens gives it back there when it closes.
import { useState } from 'react';

const pending: { target?: HTMLElement | undefined } = {};

const clearTarget = () => {
  pending.target = undefined;
};

/** Remembers it for what opens next; the next key or click is another beginning. */
export function setFocusReturn(from: HTMLElement | undefined): void {
  pending.target = from;
  for (const sign of ['keydown', 'pointerdown'])
    addEventListener(sign, clearTarget, { capture: true, once: true });
}

/** For what opens: gives the focus back to where the command came from; false if no command opened it, or if that is gone. */
export function useFocusReturn(): () => boolean {
  const [back] = useState(() => pending.target);
  return () => {
    if (!back?.isConnected || back.getClientRects().length === 0) return false;
    back.focus();
    return true;
  };
}
