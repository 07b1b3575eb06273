// Remembers where the focus was when a command was used, so that what the command opens can return it on closing.
import { useState } from 'react';

const pending: { target?: HTMLElement | undefined } = {};

const clearTarget = () => {
  pending.target = undefined;
};

/** Remembers an element for the next overlay. The next key or click discards it. */
export function setFocusReturn(from: HTMLElement | undefined): void {
  pending.target = from;
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, clearTarget, { capture: true, once: true });
}

/**
 * Returns a function that returns the focus to where the command was used. It returns false if no command opened
 * the overlay, or if the element is gone.
 */
export function useFocusReturn(): () => boolean {
  const [origin] = useState(() => pending.target);
  return () => {
    if (!origin?.isConnected || origin.getClientRects().length === 0) return false;
    origin.focus();
    return true;
  };
}
