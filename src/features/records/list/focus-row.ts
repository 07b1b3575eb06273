// Moves the focus to a field of a row that may not be rendered yet.
import type { KeyboardEvent } from 'react';
import { getPane } from '../../../actions/panes.ts';

const MAX_WAIT_FRAMES = 12;

/** The purpose of a control of a row: its `data-field`, which is the same in each row and language. */
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
  | 'target'
  | 'menu'
  | 'run'
  | 'new'
  | 'add'
  | 'fold'
  /** One of several fields of the same kind: a member of a definition, a use of it, a parameter. */
  | `${'member' | 'use' | 'parameter'}-${number}`
  /** A part of an extension's value. */
  | `part-${string}`
  /** A part of one restriction, or the button that adds a restriction of a type. */
  | `restriction-${string}`;

/** Finds a field below the elements that match a selector. */
const findField = (selector: string, field: RowField) =>
  [...document.querySelectorAll<HTMLElement>(`${selector} [data-field]`)].find(
    (one) => fieldOf(one) === field,
  );

const findLineField = (line: number, field: RowField) => findField(`[data-line="${line + 1}"]`, field);

/** Keeps a line with the focus in sight for a few frames: the rows above it may get their heights later. */
function keepInSight(line: number, field: HTMLElement, frames = MAX_WAIT_FRAMES): void {
  if (frames === 0 || document.activeElement !== field) return;
  if (field.getBoundingClientRect().bottom > innerHeight) getPane('record-list')?.reveal(line);
  requestAnimationFrame(() => keepInSight(line, field, frames - 1));
}

/**
 * Focuses a field of line `line` (0-based), waiting a few frames for the list to render it. In a row without this
 * field, focuses the first field, unless the user has moved the focus meanwhile.
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
  keepInSight(line, target);
}

/** Focuses a text field of a rendered line (0-based), with the caret at its end. */
export function focusLineFieldEnd(line: number, field: RowField): void {
  const target = findLineField(line, field);
  if (!(target instanceof HTMLInputElement)) return;
  target.focus();
  target.setSelectionRange(target.value.length, target.value.length);
}

/** Focuses the first field of a line (0-based), or else its first control. Returns whether one is rendered. */
export function focusFirstControl(line: number): boolean {
  const row = document.querySelector(`[data-line="${line + 1}"]`);
  const control =
    row?.querySelector<HTMLElement>('input, textarea, select') ??
    row?.querySelector<HTMLElement>('button, [tabindex]');
  control?.focus();
  return Boolean(control);
}

/** Focuses the button that adds a record. For lists without a row that could get the focus. */
export function focusAddRecord(): void {
  getPane('add-record-button')?.focus();
}

/** Whether Enter ends a line: pressed alone, in a valid field, and not during text composition. */
export function isPlainEnter({ key, target, nativeEvent, ...event }: KeyboardEvent): boolean {
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (key !== 'Enter' || hasModifier || event.repeat || nativeEvent.isComposing) return false;
  return target instanceof HTMLInputElement && target.ariaInvalid !== 'true';
}

/** Returns the field of a row that has the focus, or `otherwise`. */
export function focusedField(fallback: RowField): RowField {
  const active = document.activeElement;
  return (active?.matches('[data-line] :is(input, select)') && fieldOf(active)) || fallback;
}

/** Returns the key of the row that contains an element, if there is one. */
export function rowKeyOf(target: EventTarget | null): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;
  return row ? Number(row.dataset['key']) : undefined;
}

export const hasNoModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;

/** Returns the purpose of a control of a row; undefined for a button that belongs to no field. */
export const fieldOf = (element: Element): RowField | undefined =>
  (element.getAttribute('data-field') as RowField | null) ?? undefined;

function findFieldInRow(key: number, field: RowField | undefined): HTMLElement | null {
  const row = `[data-key="${key}"]`;
  const find = (tag: string) => document.querySelector<HTMLElement>(`${row} ${tag}`);
  return (field && findField(row, field)) ?? find('input') ?? find('button');
}

/**
 * Focuses the same field in another row, or else its first field, waiting a few frames if the list has to render
 * it.
 */
export function focusRowField(
  key: number,
  field: RowField | undefined,
  scrollIntoView: () => void,
  onFocused?: (field: HTMLElement) => void,
  frames = MAX_WAIT_FRAMES,
): void {
  const target = findFieldInRow(key, field);
  if (target) {
    target.focus();
    onFocused?.(target);
    return;
  }
  if (frames === MAX_WAIT_FRAMES) scrollIntoView();
  if (frames > 0)
    requestAnimationFrame(() => focusRowField(key, field, scrollIntoView, onFocused, frames - 1));
}

/** Runs a function after a menu has closed: the menu first returns the focus to its button. */
export function runAfterMenuCloses(act: () => void): void {
  setTimeout(() => requestAnimationFrame(act), 0);
}
