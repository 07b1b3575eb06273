// The longest part of a list that is in order.

/** Returns a longest subsequence whose values increase. Takes n log n steps. */
export function longestIncreasing<Item>(items: readonly Item[], valueOf: (item: Item) => number): Item[] {
  const values = items.map(valueOf);
  /** For each length, the index of the smallest value with which a sequence of this length ends. */
  const ends: number[] = [];
  const before: number[] = [];
  for (const [i, value] of values.entries()) {
    let from = 0;
    let to = ends.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (values[ends[middle]!]! < value) from = middle + 1;
      else to = middle;
    }
    before[i] = from > 0 ? ends[from - 1]! : -1;
    ends[from] = i;
  }
  const result: Item[] = [];
  for (let i = ends.at(-1) ?? -1; i >= 0; i = before[i]!) result.push(items[i]!);
  return result.reverse();
}
