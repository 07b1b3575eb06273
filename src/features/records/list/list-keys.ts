// Keys of the whole list: moving from row to row in one column, and removing a row.
import type { KeyboardEvent } from 'react';
import { actionOfKey, focusedPaneContext } from '../../../actions/action.ts';
import { lineAt } from '../../../core/document/lines.ts';
import { fieldAt } from '../../../core/syntax/policy.ts';
import * as commands from '../edits/line-edits.ts';
import { addRecordBelow, removeRow, rowActions } from '../record-actions.ts';
import { fieldOf, focusRowField, hasNoModifier, rowKeyOf } from './focus-row.ts';
import { type ListItems, listItemAt } from './list-items.ts';

/**
 * Whether the target is the menu of a row. It leaves the arrow keys to the list, but prevents their default so
 * that it does not open.
 */
const isRowMenu = (target: Element) => target.matches('fieldset > [data-field="menu"]');

/** Whether a control uses the arrow keys itself: a select, a date, a time, and the button of another menu. */
const usesArrowKeys = (target: Element) =>
  target.matches('select, [type=date], [type=time], [aria-haspopup]') && !isRowMenu(target);

/** Removes the line of a row, but not the head of a card. */
export function removeListRow({ policy, codes, keys, runs }: ListItems, key: number): void {
  const index = keys.indexOf(key);
  const line = runs.has(codes[index] ?? -1) ? -1 : (codes[index] ?? -1);
  const id = line < 0 ? undefined : lineAt(policy.source.lines, line)?.id;
  if (id === undefined) return;
  const { kind, directive } = fieldAt(policy, line);
  if (directive?.role === 'rule') commands.removeRuleLine(id);
  else if (kind !== 'blank') commands.removeOtherLine(id);
}

/** Handles a key in a row. `show` scrolls row `index` into view. */
export function handleListKey(event: KeyboardEvent, items: ListItems, show: (index: number) => void): void {
  const { target, key } = event;
  const row = rowKeyOf(target);
  if (row === undefined || !(target instanceof HTMLElement)) return;
  const action = actionOfKey(event, rowActions);
  // In a text field, Delete deletes a character.
  const isRemoval = action === removeRow && target.matches('[aria-haspopup]');
  if (action === addRecordBelow || (isRemoval && !event.defaultPrevented)) {
    event.preventDefault();
    action.run(focusedPaneContext(target));
    return;
  }
  if ((event.defaultPrevented && !isRowMenu(target)) || !hasNoModifier(event)) return;
  if ((key !== 'ArrowUp' && key !== 'ArrowDown') || usesArrowKeys(target)) return;
  const step = key === 'ArrowUp' ? -1 : 1;
  let next = items.keys.indexOf(row) + step;
  while (isBlankRow(items, next)) next += step;
  const to = items.keys[next];
  if (to === undefined) return;
  event.preventDefault();
  focusRowField(to, fieldOf(target), () => show(next));
}

/** Whether a row is a marked blank line, in which nothing can be focused. */
export function isBlankRow(items: ListItems, index: number): boolean {
  if (index < 0 || index >= items.codes.length) return false;
  const item = listItemAt(items, index);
  return item.kind === 'line' && fieldAt(items.policy, item.line).kind === 'blank';
}
