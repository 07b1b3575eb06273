// Focus and caret stay where they are while rows come, go, move to another card and change under them.
import { type SyntheticEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { fieldOf, focusAddRecord, focusRowField, type RowField, rowKeyOf } from './focus-row.ts';

/** The field that has the focus, as it was when the person last did something in it. */
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

function commonLength(a: string, b: string, most: number, at: (text: string, i: number) => number): number {
  let length = 0;
  while (length < most && at(a, length) === at(b, length)) length++;
  return length;
}

/** Where a caret stands after a text became another one: what lies beside it, before or behind, stays beside it. */
export function caretAfterChange(before: string, after: string, caret: number): number {
  const shorter = Math.min(before.length, after.length);
  const begin = commonLength(before, after, shorter, (text, i) => text.charCodeAt(i));
  if (caret <= begin) return caret;
  const end = commonLength(before, after, shorter - begin, (text, i) => text.charCodeAt(text.length - 1 - i));
  return after.length - Math.min(end, before.length - caret);
}

/** A row that went with the focus in it, and the row that has taken that. */
interface RemovedRow {
  readonly key: number;
  readonly field: RowField | undefined;
  readonly to: number;
}

/** Steps back and forth again; what went longer ago is found by eye. */
const MAX_REMOVED_ROWS = 50;

/** Where the row that went comes back, and the focus is still where it went to, it goes back to it. */
function returnToRestoredRow(
  gone: RemovedRow[],
  keys: Int32Array,
  previous: Int32Array,
  scrollTo: (index: number) => void,
): boolean {
  const last = gone.at(-1);
  const index = last ? keys.indexOf(last.key) : -1;
  if (!last || index < 0) return false;
  gone.pop();
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
  const place = (input: HTMLElement) => {
    // A checkbox or a date has no caret, and would throw.
    if (!(input instanceof HTMLInputElement) || input.value === '' || input.selectionStart === null) return;
    const at = (caret: number) => caretAfterChange(held.value, input.value, caret);
    input.setSelectionRange(at(held.start), at(held.end));
  };
  if (active instanceof HTMLInputElement && rowKeyOf(active) === held.key) {
    if (active.value !== held.value) place(active);
    return;
  }
  if (active !== document.body) return;
  const own = keys.indexOf(held.key);
  const index = own >= 0 ? own : Math.min(previous.indexOf(held.key), keys.length - 1);
  const key = keys[index];
  if (key === undefined) return focusAddRecord();
  const isOwn = own >= 0;
  if (!isOwn) leave({ key: held.key, field: held.field, to: key });
  focusRowField(key, held.field, () => scrollTo(index), isOwn ? place : undefined);
}

/**
 * Handlers for the element around the rows, and `watch`, its ref. `keys` are those of the rows, `scrollTo` brings one into
 * view. `leave` is told of a row that goes with the menu in it that has the focus. `release` belongs into the capture phase
 * of blur: what is drawn between the phases would take the focus back.
 */
export function useKeptFocus(keys: Int32Array, scrollTo: (index: number) => void) {
  const held = useRef<HeldFocus>(undefined);
  const latest = useRef({ keys, scrollTo });
  const gone = useRef<RemovedRow[]>([]);
  const leave = useCallback((row: RemovedRow) => {
    gone.current = [...gone.current.slice(1 - MAX_REMOVED_ROWS), row];
  }, []);
  useLayoutEffect(() => {
    const { keys: previous } = latest.current;
    const isBack = keys !== previous && returnToRestoredRow(gone.current, keys, previous, scrollTo);
    if (!isBack && held.current) restoreFocus(held.current, keys, previous, scrollTo, leave);
    latest.current = { keys, scrollTo };
  });
  // A row whose code has come takes the place of another one without the list being drawn. The next key must find it.
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
  // A key may have moved the focus before it is told of the selection in the field that had it.
  const hold = ({ target }: SyntheticEvent) => {
    if (target === document.activeElement) held.current = captureFocus(target);
  };
  const release = () => {
    held.current = undefined;
  };
  return { release, watch, leave, handlers: { onFocus: hold, onInput: hold, onSelect: hold } };
}
