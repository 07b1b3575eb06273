// Lists joined by one character: what goes when an item goes.
import { trimmedWord } from '../../../syntax/words.ts';
import type { ValueChange } from './value-changes.ts';

/** An item of a list with the column behind the separator before it (where its own blanks begin). */
export interface ListItem {
  readonly from: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The pieces of a text between separators; `start` and `end` are without blanks. Where there is nothing else, `start` is
 * behind them and `end` before, so that they go with either neighbour.
 */
export function splitListItems(value: string, separator: string): ListItem[] {
  let from = 0;
  return value.split(separator).map((text) => {
    const to = from + text.length;
    const { text: word, start, end } = trimmedWord(value, from, to);
    const piece = word === '' ? { from, start: to, end: from } : { from, start, end };
    from = to + 1;
    return piece;
  });
}

/** Takes items out: each with the separator before it, the first ones with what follows up to the next that stays. */
export function removeListItems<Item extends ListItem>(
  items: readonly Item[],
  isRemoved: (item: Item, place: number) => boolean,
): ValueChange[] {
  const [head] = items;
  const tail = items.at(-1);
  if (!head || !tail) return [];
  const first = items.findIndex((item, place) => !isRemoved(item, place));
  const staying = items[first];
  if (!staying) return [{ start: head.start, end: tail.end, text: '' }];
  const changes: ValueChange[] = first > 0 ? [{ start: head.start, end: staying.start, text: '' }] : [];
  let start = staying.end;
  for (const [place, item] of items.entries()) {
    if (place > first && isRemoved(item, place)) changes.push({ start, end: item.end, text: '' });
    if (place > first) start = item.end;
  }
  return changes;
}
