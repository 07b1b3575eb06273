// Moves the focus to a field of a row that may not be rendered yet.
import type { KeyboardEvent } from 'react';
import { getPane } from '../../../actions/panes.ts';

const MAX_WAIT_FRAMES = 12;

/** What a control of a row is for: its `data-field`, the same in each row and language. */
export type RowField =
  | 'agent'
  | 'effect'
  | 'path'
  | 'usage'
  | 'set'
  | 'purpose'
  | 'reference'
  | 'action'
  | 'version'
  | 'name'
  | 'value'
  | 'comment'
  | 'restrictions'
  | 'scheme'
  | 'address'
  | 'port'
  | 'protocol'
  | 'menu'
  | 'run'
  | 'new'
  | 'add'
  | 'fold'
  /** One of several of the same kind: a member of a definition, a use of it, a parameter. */
  | `${'member' | 'use' | 'parameter'}-${number}`
  /** A part of an extension's value. */
  | `part-${string}`
  /** A part of one restriction, or the button that adds one of a type. */
  | `restriction-${string}`;

/** Finds a field below the elements of a selector. */
const findField = (around: string, field: RowField) =>
  [...document.querySelectorAll<HTMLElement>(`${around} [data-field]`)].find((one) => fieldOf(one) === field);

const findLineField = (line: number, field: RowField) => findField(`[data-line="${line + 1}"]`, field);

/**
 * Focuses a field of line `line` (0-based), waiting a few frames for the list to draw it; of a row
 * without one the first field, unless somebody has gone on meanwhile.
 */
export function focusLineField(
  line: number,
  field: RowField,
  select = false,
  frames = MAX_WAIT_FRAMES,
  from = document.activeElement,
): void {
  if (line < 0) return focusAddRecord();
  const isLast = frames === 0 && [from, document.body].includes(document.activeElement);
  if (frames === MAX_WAIT_FRAMES && !findLineField(line, field)) getPane('record-list')?.reveal(line);
  const target =
    findLineField(line, field) ??
    (isLast && document.querySelector<HTMLElement>(`[data-line="${line + 1}"] :is(input, select)`));
  if (!target) {
    if (frames > 0) requestAnimationFrame(() => focusLineField(line, field, select, frames - 1, from));
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

/** The field that has the focus, if it is one of a row. */
export function focusedField(otherwise: RowField): RowField {
  const active = document.activeElement;
  return (active?.matches('[data-line] :is(input, select)') && fieldOf(active)) || otherwise;
}

/** The key of the row that holds an element, if one does. */
export function rowKeyOf(target: EventTarget | null): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;
  return row ? Number(row.dataset['key']) : undefined;
}

export const hasNoModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;

/** What a control of a row is for; undefined for a button of no field. */
export const fieldOf = (element: Element): RowField | undefined =>
  (element.getAttribute('data-field') as RowField | null) ?? undefined;

function findFieldInRow(key: number, field: RowField | undefined): HTMLElement | null {
  const row = `[data-key="${key}"]`;
  const find = (tag: string) => document.querySelector<HTMLElement>(`${row} ${tag}`);
  return (field && findField(row, field)) ?? find('input') ?? find('button');
}

/** Focuses the like field of a row, else its first, waiting a few frames if the list has to draw it. */
export function focusRowField(
  key: number,
  field: RowField | undefined,
  show: () => void,
  then?: (field: HTMLElement) => void,
  frames = MAX_WAIT_FRAMES,
): void {
  const target = findFieldInRow(key, field);
  if (target) {
    target.focus();
    then?.(target);
    return;
  }
  if (frames === MAX_WAIT_FRAMES) show();
  if (frames > 0) requestAnimationFrame(() => focusRowField(key, field, show, then, frames - 1));
}

/** After a menu has closed: it gives the focus back to its button first. */
export function runAfterMenuCloses(act: () => void): void {
  setTimeout(() => requestAnimationFrame(act), 0);
}
