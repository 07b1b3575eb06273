// Makes all fields in parts of the page read-only, including those that are added later. The user can still focus,
// read and copy them. The store refuses any other edit.
import styles from './read-only-fields.module.css';

const LOCKED_AREAS = '[data-stop="records"], [data-adds]';
const TEXT_FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea';
const CHOICE_FIELDS = 'select, input:is([type="checkbox"], [type="radio"])';

/** Keys that only read or leave. With Ctrl or Command: keys of the page, and copying. */
const READING_KEYS = /^(?:Tab|Escape|Home|End|Page|Arrow|F\d|Shift|Control|Meta)/;

const isInLockedArea = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest(LOCKED_AREAS) !== null;

function isReadingKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey) return true;
  if (event.altKey) return false;
  const target = event.target as Element;
  if (target.matches('select')) return event.key === 'Tab' || event.key === 'Escape';
  if (target.matches('button, a') && (event.key === 'Enter' || event.key === ' ')) return true;
  return READING_KEYS.test(event.key);
}

function blockEvent(event: Event): void {
  if (!isInLockedArea(event.target)) return;
  if (event instanceof KeyboardEvent && isReadingKey(event)) return;
  if (event instanceof MouseEvent && !event.target.matches(`${CHOICE_FIELDS}, label`)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

const BLOCKED_EVENTS = ['keydown', 'beforeinput', 'paste', 'cut', 'drop', 'mousedown', 'click'] as const;

/** Locks the form and the fields that add to the table. Returns the function that unlocks them. */
export function lockFields(root: HTMLElement = document.documentElement): () => void {
  const locked = new Set<Element>();
  const lock = () => {
    for (const field of locked) if (!field.isConnected) locked.delete(field);
    for (const area of root.querySelectorAll(LOCKED_AREAS))
      for (const field of area.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
        `${TEXT_FIELDS}, ${CHOICE_FIELDS}`,
      )) {
        if (locked.has(field)) continue;
        locked.add(field);
        if (field.matches(TEXT_FIELDS)) (field as HTMLInputElement).readOnly = true;
        else field.setAttribute('aria-disabled', 'true');
      }
  };
  const observer = new MutationObserver(lock);
  lock();
  observer.observe(root, { childList: true, subtree: true });
  root.classList.add(styles['locked']!);
  for (const type of BLOCKED_EVENTS) root.addEventListener(type, blockEvent, true);
  return () => {
    observer.disconnect();
    root.classList.remove(styles['locked']!);
    for (const type of BLOCKED_EVENTS) root.removeEventListener(type, blockEvent, true);
    for (const field of locked) {
      if (field.matches(TEXT_FIELDS)) (field as HTMLInputElement).readOnly = false;
      else field.removeAttribute('aria-disabled');
    }
  };
}
