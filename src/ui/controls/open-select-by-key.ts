// The keys of a closed select that acts when an option is chosen.
import type { KeyboardEvent } from 'react';

const STEP_KEYS: ReadonlySet<string> = new Set([
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageDown',
  'PageUp',
]);

const isLetterKey = ({ key }: KeyboardEvent) => /^\S$/u.test(key);

/**
 * Handles the keys of a select that adds the chosen option. Browsers treat an arrow key or a letter on a closed
 * select as a choice, so that the next option would be added unseen. Such a key opens the list instead (WCAG 2.2,
 * 3.2.2). A letter must then be typed again: the open list belongs to the browser and receives no keys from the
 * page. If the page chose the option before it opens the list, the user could not choose it there, because it
 * would not be a change. If code cannot open the list, the browser handles the key.
 */
export function openSelectByKey(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
  if (ctrlKey || metaKey || altKey || !(STEP_KEYS.has(key) || isLetterKey(event))) return;
  try {
    currentTarget.showPicker();
    event.preventDefault();
  } catch {
    // Not supported, or not allowed here.
  }
}
