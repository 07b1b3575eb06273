// Finds the lines that two texts have in common, in the same order, by comparing their texts.

/** The index of a line in the older version, and of the same line in the newer one. */
type LinePair = readonly [old: number, fresh: number];

/** A longest selection of the pairs, sorted by first index, whose second indexes increase too. O(n log n). */
function longestIncreasingPairs(pairs: readonly LinePair[]): LinePair[] {
  const ends: number[] = [];
  const before: number[] = [];
  for (const [index, [, fresh]] of pairs.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (pairs[ends[middle]!]![1] < fresh) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? ends[low - 1]! : -1;
    ends[low] = index;
  }
  const result: LinePair[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index]!) result.push(pairs[index]!);
  return result.reverse();
}

/** The maximum number of line pairs that are compared. Beyond it, each line has one candidate. */
const MAX_PAIRS = 4_000_000;

/** The indexes of the unchanged lines in the older and the newer text, in order of both. */
export type CommonLines = readonly LinePair[];

/** A longest common subsequence, by a table of the lengths that the remaining lines have in common. */
function longestCommonSubsequence(before: readonly string[], after: readonly string[]): LinePair[] {
  const width = after.length + 1;
  const table = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      table[i * width + j] =
        before[i] === after[j]
          ? table[(i + 1) * width + j + 1]! + 1
          : Math.max(table[(i + 1) * width + j]!, table[i * width + j + 1]!);
  const common: LinePair[] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (before[i] === after[j]) common.push([i++, j++]);
    else if (table[(i + 1) * width + j]! >= table[i * width + j + 1]!) i++;
    else j++;
  }
  return common;
}

/** Pairs the first occurrence of a text with its first occurrence in the other version, the second with the second. */
export function pairEqualLines(before: readonly string[], after: readonly string[]): LinePair[] {
  const indexes = new Map<string, number[]>();
  after.forEach((text, j) => {
    const existing = indexes.get(text);
    if (existing) existing.push(j);
    else indexes.set(text, [j]);
  });
  const usedCounts = new Map<string, number>();
  return before.flatMap((text, i): LinePair[] => {
    const count = usedCounts.get(text) ?? 0;
    const j = indexes.get(text)?.[count];
    if (j === undefined) return [];
    usedCounts.set(text, count + 1);
    return [[i, j]];
  });
}

/**
 * The lines that are in both texts in the same order: as many as possible, or a good approximation in long texts that
 * differ widely.
 */
export function commonLines(before: readonly string[], after: readonly string[]): CommonLines {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const old = before.slice(head, before.length - tail);
  const fresh = after.slice(head, after.length - tail);
  const isShort = old.length * fresh.length <= MAX_PAIRS && shorter - head - tail < 2 ** 16;
  const middle = isShort
    ? longestCommonSubsequence(old, fresh)
    : longestIncreasingPairs(pairEqualLines(old, fresh));
  return [
    ...Array.from({ length: head }, (_, i) => [i, i] as const),
    ...middle.map(([i, j]) => [i + head, j + head] as const),
    ...Array.from({ length: tail }, (_, i) => [before.length - tail + i, after.length - tail + i] as const),
  ];
}
