// Keeps focus and caret in place while rows are added, removed, moved to another card or changed.
import { type SyntheticEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { fieldOf, focusAddRecord, focusRowField, type RowField, rowKeyOf } from './focus-row.ts';

/** The field that has the focus, as it was when the user last did something in it. */
interface HeldFocus {
  readonly key: number;
  readonly field: RowField | undefined;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

function captureFocus(target: EventTarget): HeldFocus | undefined {
  const key = rowKeyOf(target);
  if (key === undefined || !(target instanceof HTMLElement)) return undefined;
  const input = target instanceof HTMLInputElement ? target : undefined;
  return {
    key,
    field: fieldOf(target),
    value: input?.value ?? '',
    start: input?.selectionStart ?? 0,
    end: input?.selectionEnd ?? 0,
  };
}

function commonLength(
  a: string,
  b: string,
  maxLength: number,
  charAt: (text: string, i: number) => number,
): number {
  let length = 0;
  while (length < maxLength && charAt(a, length) === charAt(b, length)) length++;
  return length;
}

/**
 * Returns the caret position after a text has changed: the caret stays next to the same characters, before or
 * after it.
 */
export function caretAfterChange(before: string, after: string, caret: number): number {
  const shorter = Math.min(before.length, after.length);
  const prefix = commonLength(before, after, shorter, (text, i) => text.charCodeAt(i));
  if (caret <= prefix) return caret;
  const suffix = commonLength(before, after, shorter - prefix, (text, i) =>
    text.charCodeAt(text.length - 1 - i),
  );
  return after.length - Math.min(suffix, before.length - caret);
}

/** A row that was removed while it had the focus, and the row that then got the focus. */
interface RemovedRow {
  readonly key: number;
  readonly field: RowField | undefined;
  readonly to: number;
}

/** How many removed rows are remembered for undo and redo. */
const MAX_REMOVED_ROWS = 50;

/** Returns the focus to a row that was restored, if the focus is still in the row to which it had moved. */
function returnToRestoredRow(
  removedRows: RemovedRow[],
  keys: Int32Array,
  previous: Int32Array,
  scrollTo: (index: number) => void,
): boolean {
  const last = removedRows.at(-1);
  const index = last ? keys.indexOf(last.key) : -1;
  if (!last || index < 0) return false;
  removedRows.pop();
  const active = document.activeElement;
  if (previous.includes(last.key) || !active || rowKeyOf(active) !== last.to) return false;
  focusRowField(last.key, last.field, () => scrollTo(index));
  return true;
}

function restoreFocus(
  held: HeldFocus,
  keys: Int32Array,
  previous: Int32Array,
  scrollTo: (index: number) => void,
  leave: (gone: RemovedRow) => void,
): void {
  const active = document.activeElement;
  const placeCaret = (input: HTMLElement) => {
    // A checkbox and a date input have no caret and would throw.
    if (!(input instanceof HTMLInputElement) || input.value === '' || input.selectionStart === null) return;
    const moveCaret = (caret: number) => caretAfterChange(held.value, input.value, caret);
    input.setSelectionRange(moveCaret(held.start), moveCaret(held.end));
  };
  if (active instanceof HTMLInputElement && rowKeyOf(active) === held.key) {
    if (active.value !== held.value) placeCaret(active);
    return;
  }
  if (active !== document.body) return;
  const ownIndex = keys.indexOf(held.key);
  const index = ownIndex >= 0 ? ownIndex : Math.min(previous.indexOf(held.key), keys.length - 1);
  const key = keys[index];
  if (key === undefined) return focusAddRecord();
  const isSameRow = ownIndex >= 0;
  if (!isSameRow) leave({ key: held.key, field: held.field, to: key });
  focusRowField(key, held.field, () => scrollTo(index), isSameRow ? placeCaret : undefined);
}

/**
 * Returns handlers for the element around the rows, and its ref, `watch`. `keys` are the keys of the rows;
 * `scrollTo` scrolls a row into view. `leave` is called with a row that is removed while its menu has the focus.
 * Call `release` in the capture phase of blur: a render between the phases would return the focus.
 */
export function useKeptFocus(keys: Int32Array, scrollTo: (index: number) => void) {
  const held = useRef<HeldFocus>(undefined);
  const latest = useRef({ keys, scrollTo });
  const removedRows = useRef<RemovedRow[]>([]);
  const leave = useCallback((row: RemovedRow) => {
    removedRows.current = [...removedRows.current.slice(1 - MAX_REMOVED_ROWS), row];
  }, []);
  useLayoutEffect(() => {
    const { keys: previous } = latest.current;
    const isBack = keys !== previous && returnToRestoredRow(removedRows.current, keys, previous, scrollTo);
    if (!isBack && held.current) restoreFocus(held.current, keys, previous, scrollTo, leave);
    latest.current = { keys, scrollTo };
  });
  // A row whose code has loaded replaces another row although the list is not re-rendered. The next key must find
  // the focus there.
  const watch = useCallback(
    (rows: HTMLDivElement) => {
      const changed = new MutationObserver(() => {
        const now = latest.current;
        if (held.current && document.activeElement === document.body)
          restoreFocus(held.current, now.keys, now.keys, now.scrollTo, leave);
      });
      changed.observe(rows, { childList: true, subtree: true });
      return () => changed.disconnect();
    },
    [leave],
  );
  // A key may move the focus before the select event of the previously focused field arrives.
  const hold = ({ target }: SyntheticEvent) => {
    if (target === document.activeElement) held.current = captureFocus(target);
  };
  const release = () => {
    held.current = undefined;
  };
  return { release, watch, leave, handlers: { onFocus: hold, onInput: hold, onSelect: hold } };
}
