// Lines that two versions have in common, and that stand in the same order in both.

/** The place of a line in the older version, and of the same line in the newer one. */
export type LinePair = readonly [old: number, fresh: number];

/** Of pairs in the order of their first places, as many as are in the order of their second ones too. n log n. */
export function longestIncreasingPairs(pairs: readonly LinePair[]): LinePair[] {
  const ends: number[] = [];
  const before: number[] = [];
  for (const [place, [, fresh]] of pairs.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (pairs[ends[middle]!]![1] < fresh) low = middle + 1;
      else high = middle;
    }
    before[place] = low > 0 ? ends[low - 1]! : -1;
    ends[low] = place;
  }
  const run: LinePair[] = [];
  for (let place = ends.at(-1) ?? -1; place >= 0; place = before[place]!) run.push(pairs[place]!);
  return run.reverse();
}
