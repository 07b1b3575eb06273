// Keys on a closed select that acts when something is chosen.
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
 * For a select that adds what is chosen in it. Browsers take an arrow or a letter on a closed select for a choice, so
 * that what comes next in the list would be added unseen; such a key opens the list instead (WCAG 2.2, 3.2.2), and a
 * letter is typed once more in it: the open list is the browser's own and takes no key from the page, and what the page
 * would choose in it before it opens could not be taken there, for it would be no change. Where the list cannot be opened
 * by code the key does what it does in that browser.
 */
export function openSelectByKey(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
  if (ctrlKey || metaKey || altKey || !(STEP_KEYS.has(key) || isLetterKey(event))) return;
  try {
    currentTarget.showPicker();
    event.preventDefault();
  } catch {
    // Not known, or not allowed here.
  }
}
