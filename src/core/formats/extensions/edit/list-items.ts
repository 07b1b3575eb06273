// Splits lists with a one-character separator, and removes items from them.
import { trimmedWord } from '../../../syntax/words.ts';
import type { ValueChange } from './value-changes.ts';

/**
 * An item of a list. `from` is the column after the separator before it, where the white space around the item begins.
 */
export interface ListItem {
  readonly from: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The items of a text between separators. `start` and `end` exclude white space. For an empty item, `start` is
 * after the white space and `end` before it, so that the white space is removed with either neighbor.
 */
export function splitListItems(value: string, separator: string): ListItem[] {
  let from = 0;
  return value.split(separator).map((text) => {
    const to = from + text.length;
    const { text: word, start, end } = trimmedWord(value, from, to);
    const item = word === '' ? { from, start: to, end: from } : { from, start, end };
    from = to + 1;
    return item;
  });
}

/**
 * Removes items: each with the separator before it. Items before the first remaining one are removed with what
 * follows them.
 */
export function removeListItems<Item extends ListItem>(
  items: readonly Item[],
  isRemoved: (item: Item, place: number) => boolean,
): ValueChange[] {
  const [head] = items;
  const tail = items.at(-1);
  if (!head || !tail) return [];
  const first = items.findIndex((item, place) => !isRemoved(item, place));
  const firstRemaining = items[first];
  if (!firstRemaining) return [{ start: head.start, end: tail.end, text: '' }];
  const changes: ValueChange[] =
    first > 0 ? [{ start: head.start, end: firstRemaining.start, text: '' }] : [];
  let start = firstRemaining.end;
  for (const [place, item] of items.entries()) {
    if (place > first && isRemoved(item, place)) changes.push({ start, end: item.end, text: '' });
    if (place > first) start = item.end;
  }
  return changes;
}
