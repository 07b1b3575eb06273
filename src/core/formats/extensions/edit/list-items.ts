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
export function removeListItems(
  pieces: readonly ListItem[],
  goes: (piece: ListItem, place: number) => boolean,
): ValueChange[] {
  const first = pieces.findIndex((piece, place) => !goes(piece, place));
  if (first < 0) {
    const [head] = pieces;
    return head ? [{ start: head.start, end: pieces.at(-1)!.end, text: '' }] : [];
  }
  const before = first > 0 ? [{ start: pieces[0]!.start, end: pieces[first]!.start, text: '' }] : [];
  const behind = pieces.flatMap((piece, place) =>
    place > first && goes(piece, place) ? [{ start: pieces[place - 1]!.end, end: piece.end, text: '' }] : [],
  );
  return [...before, ...behind];
}
