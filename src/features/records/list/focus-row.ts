// Moves the focus to a field of a row that may not be rendered yet.
import type { KeyboardEvent } from 'react';
import { getPane } from '../../../actions/panes.ts';

const MAX_WAIT_FRAMES = 12;

function field(line: number, label: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-line="${line + 1}"] [aria-label="${CSS.escape(label)}"]`);
}

/**
 * Focuses the field of line `line` (0-based) with this label, waiting a few frames for the list to draw it; of a row
 * without one the first field, unless somebody has gone on meanwhile.
 */
export function focusLineField(
  line: number,
  label: string,
  select = false,
  frames = MAX_WAIT_FRAMES,
  from = document.activeElement,
): void {
  if (line < 0) return focusAddRecord();
  const isLast = frames === 0 && [from, document.body].includes(document.activeElement);
  if (frames === MAX_WAIT_FRAMES && !field(line, label)) getPane('record-list')?.reveal(line);
  const target =
    field(line, label) ??
    (isLast && document.querySelector<HTMLElement>(`[data-line="${line + 1}"] :is(input, select)`));
  if (!target) {
    if (frames > 0) requestAnimationFrame(() => focusLineField(line, label, select, frames - 1, from));
    return;
  }
  target.focus();
  if (select && target instanceof HTMLInputElement) target.select();
}

/** Focuses the first field of a line (0-based), else its first control; false if neither is drawn. */
export function focusFirstControl(line: number): boolean {
  const row = document.querySelector(`[data-line="${line + 1}"]`);
  const control =
    row?.querySelector<HTMLElement>('input, textarea, select') ??
    row?.querySelector<HTMLElement>('button, [tabindex]');
  control?.focus();
  return Boolean(control);
}

/** Where there is no row to go to: the button that adds a record. */
export function focusAddRecord(): void {
  getPane('add-record-button')?.focus();
}

/** True for Enter as it ends a line: alone, in a field without a problem, and not while a word is composed. */
export function isPlainEnter({ key, target, nativeEvent, ...event }: KeyboardEvent): boolean {
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (key !== 'Enter' || hasModifier || event.repeat || nativeEvent.isComposing) return false;
  return target instanceof HTMLInputElement && target.ariaInvalid !== 'true';
}

/** The label of the field that has the focus, if it is one of a row. */
export function focusedFieldLabel(otherwise: string): string {
  const active = document.activeElement;
  const isField = active?.matches('[data-line] :is(input, select)');
  return (isField && active?.getAttribute('aria-label')) || otherwise;
}

/** The key of the row that holds an element, if one does. */
export function rowKeyOf(target: EventTarget | null): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;
  return row ? Number(row.dataset['key']) : undefined;
}

export const hasNoModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;

/** The menu of a row, or of a record in its head. */
export const rowMenuSelector = '[data-field="menu"]';

/** How the same field is found in another row: the menu by its kind, all others by their label. */
export function fieldSelector(element: Element): string {
  if (element.matches(rowMenuSelector)) return rowMenuSelector;
  return `[aria-label="${CSS.escape(element.ariaLabel ?? '')}"]`;
}

function findFieldInRow(key: number, selector: string): HTMLElement | null {
  const row = document.querySelector(`[data-key="${key}"]`);
  const find = (one: string) => row?.querySelector<HTMLElement>(one);
  return find(selector) ?? find('input') ?? find('button') ?? null;
}

/** Focuses the like field of a row, else its first, waiting a few frames if the list has to draw it. */
export function focusRowField(
  key: number,
  selector: string,
  show: () => void,
  then?: (field: HTMLElement) => void,
  frames = MAX_WAIT_FRAMES,
): void {
  const target = findFieldInRow(key, selector);
  if (target) {
    target.focus();
    then?.(target);
    return;
  }
  if (frames === MAX_WAIT_FRAMES) show();
  if (frames > 0) requestAnimationFrame(() => focusRowField(key, selector, show, then, frames - 1));
}

/** After a menu has closed: it gives the focus back to its button first. */
export function runAfterMenuCloses(act: () => void): void {
  setTimeout(() => requestAnimationFrame(act), 0);
}
