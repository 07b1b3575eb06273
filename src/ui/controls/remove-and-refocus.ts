// Moves the focus when a button is removed with its item.
import { flushSync } from 'react-dom';

const FOCUSABLE_CONTROLS = 'button, input, select';

/** Removes the item, and focuses the control that is then in the place of the button. */
export function removeAndRefocus(button: HTMLElement, container: Element | null, remove: () => void): void {
  const controls = () => [...(container?.querySelectorAll<HTMLElement>(FOCUSABLE_CONTROLS) ?? [])];
  const place = controls().indexOf(button);
  flushSync(remove);
  const remaining = controls();
  (remaining[place] ?? remaining.at(-1))?.focus();
}
