// Watches a new line without a value: if the user leaves its row without having changed anything, the line goes, and the
// history is as if it had never been added.
import { flushSync } from 'react-dom';
import { commentOf, fieldAt, valueOf } from '../../../core/syntax/policy.ts';
import { undo } from '../../../state/document/document-store.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { currentPolicy, lineOfId } from './run-edit.ts';
import { isUntouched, type NewLine } from './untouched-line.ts';

interface WatchedLine extends NewLine {
  /** The first control that gets the focus in the row. */
  field?: Element;
  readonly listeners: AbortController;
}

let stopWatching: AbortController | undefined;

/** Where the focus may be while the user is still in the row: its menu, and what opens above the page. */
const OVERLAYS = '[role="menu"], [role="dialog"], dialog, [popover]';

function isInRow(target: EventTarget | null, id: number): boolean {
  const row = target instanceof Element ? target.closest('[data-line]') : null;
  return row?.getAttribute('data-line') === `${lineOfId(id) + 1}`;
}

/** Removes the line if nothing was changed since it was added. */
function settle(line: WatchedLine): void {
  line.listeners.abort();
  if (!isUntouched(line)) return;
  flushSync(() => {
    if (undo(documentStore)) documentStore.setState({ history: line.historyBefore });
  });
}

function handleKey(event: KeyboardEvent, line: WatchedLine): void {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey, isComposing } = event;
  const isGivenUp = (key === 'Escape' || key === 'Backspace') && !isComposing;
  if (!isGivenUp || altKey || ctrlKey || metaKey || shiftKey) return;
  if (!isUntouched(line) || target !== line.field) return;
  if (!(target instanceof HTMLInputElement) || target.value !== '') return;
  event.preventDefault();
  event.stopPropagation();
  const { origin } = line;
  if (origin instanceof HTMLElement && origin.isConnected) origin.focus();
  settle(line);
}

/**
 * Watches where the focus goes. A row that disappears during a click would move the page below the pointer, so it
 * goes when the click has found its target.
 */
function watch(line: WatchedLine): void {
  const { signal } = line.listeners;
  const { activeElement } = document;
  if (activeElement && isInRow(activeElement, line.id)) line.field = activeElement;
  let isPressed = false;
  let isLeft = false;
  const on = <Type extends keyof DocumentEventMap>(
    types: readonly Type[],
    listener: (event: DocumentEventMap[Type]) => void,
  ) => {
    for (const type of types) document.addEventListener(type, listener, { signal, capture: true });
  };
  const leave = () => {
    isLeft = true;
    if (!isPressed) settle(line);
  };
  const release = () => {
    isPressed = false;
    if (isLeft) settle(line);
  };
  on(['pointerdown', 'mousedown'], () => (isPressed = true));
  on(['pointerup', 'mouseup', 'pointercancel'], () => setTimeout(release));
  on(['click'], release);
  on(['keydown'], (event) => handleKey(event, line));
  on(['focusin'], ({ target }) => {
    if (!(target instanceof Element)) return;
    if (isInRow(target, line.id)) {
      isLeft = false;
      line.field ??= target;
    } else if (line.field && !target.closest(OVERLAYS)) leave();
  });
  on(['focusout'], ({ relatedTarget }) => {
    if (!line.field || relatedTarget) return;
    // If only the window loses the focus, its field remains the active element.
    setTimeout(() => {
      if (document.activeElement === document.body && !signal.aborted) leave();
    });
  });
}

/** Whether a line says nothing: it has neither a value nor a comment. */
function isEmptyLine(line: number): boolean {
  const field = fieldAt(currentPolicy(), line);
  return valueOf(field) === '' && (commentOf(field) ?? '') === '';
}

/** Watches a line that was just added, if it is empty. It goes when its row is left untouched. */
export function watchNewLine(line: NewLine): void {
  stopWatching?.abort();
  const at = lineOfId(line.id);
  if (at < 0 || !isEmptyLine(at)) return;
  stopWatching = new AbortController();
  watch({ ...line, listeners: stopWatching });
}
