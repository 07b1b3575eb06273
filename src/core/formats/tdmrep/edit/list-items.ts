// Takes parts out of a list, with the commas and the space that belong to them.

import type { TextSpan } from '../../../syntax/xml/tokens.ts';
import { type SpanChange } from '../../robots-pi/edit/span-edits.ts';

/**
 * The changes that remove some items of a list or object.
 * @param around from behind the bracket that opens it to the one that closes it.
 */
export function removeItems(
  items: readonly TextSpan[],
  isRemoved: (place: number) => boolean,
  around: TextSpan,
): SpanChange[] {
  const changes: SpanChange[] = [];
  for (let from = 0; from < items.length; from++) {
    if (!isRemoved(from)) continue;
    let to = from;
    while (to + 1 < items.length && isRemoved(to + 1)) to++;
    changes.push({ at: spanOfRun(items, from, to, around), text: '' });
    from = to;
  }
  return changes;
}

function spanOfRun(items: readonly TextSpan[], from: number, to: number, around: TextSpan): TextSpan {
  const next = items[to + 1];
  if (next) return { start: items[from]!.start, end: next.start };
  const before = items[from - 1];
  return before ? { start: before.end, end: items[to]!.end } : around;
}
