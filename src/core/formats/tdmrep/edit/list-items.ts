// Removes items of a list or object, with the commas and the white space that belong to them.

import type { SpanChange, TextSpan } from '../../../document/spans.ts';

/**
 * Returns the changes that remove some items of a list or object.
 * @param innerSpan the span between its brackets.
 */
export function removeItems(
  items: readonly TextSpan[],
  isRemoved: (place: number) => boolean,
  innerSpan: TextSpan,
): SpanChange[] {
  const changes: SpanChange[] = [];
  for (let from = 0; from < items.length; from++) {
    if (!isRemoved(from)) continue;
    let to = from;
    while (to + 1 < items.length && isRemoved(to + 1)) to++;
    changes.push({ at: spanOfRun(items, from, to, innerSpan), text: '' });
    from = to;
  }
  return changes;
}

function spanOfRun(items: readonly TextSpan[], from: number, to: number, innerSpan: TextSpan): TextSpan {
  const next = items[to + 1];
  if (next) return { start: items[from]!.start, end: next.start };
  const previous = items[from - 1];
  return previous ? { start: previous.end, end: items[to]!.end } : innerSpan;
}
