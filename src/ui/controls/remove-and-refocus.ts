// Where the focus goes when a button takes itself away with what it removes.
import { flushSync } from 'react-dom';

const FOCUSABLE_CONTROLS = 'button, input, select';

/** Does it, and gives the focus to what stands in the place of the button then, among the controls around it. */
export function removeAndRefocus(button: HTMLElement, around: Element | null, remove: () => void): void {
  const controls = () => [...(around?.querySelectorAll<HTMLElement>(FOCUSABLE_CONTROLS) ?? [])];
  const place = controls().indexOf(button);
  flushSync(remove);
  const left = controls();
  (left[place] ?? left.at(-1))?.focus();
}
