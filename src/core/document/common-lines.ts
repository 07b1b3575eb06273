// Which lines two texts have in common, in order: by what stands in them, whether or not one text came from the other.

// Lines that two versions have in common, and that stand in the same order in both.

/** The place of a line in the older version, and of the same line in the newer one. */
type LinePair = readonly [old: number, fresh: number];

/** Of pairs in the order of their first places, as many as are in the order of their second ones too. n log n. */
function longestIncreasingPairs(pairs: readonly LinePair[]): LinePair[] {
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

/** The most pairs of lines that are compared each with each; beyond them every line has one place to go to. */
const MAX_PAIRS = 4_000_000;

/** Places in the older and the newer text of the lines that stay, in order of both. */
export type CommonLines = readonly LinePair[];

/** As many as there can be: a table of what the ends of both have in common, and the way through it. */
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

/** The first of a line goes with the first of the same line, the second with the second. */
export function pairEqualLines(before: readonly string[], after: readonly string[]): LinePair[] {
  const places = new Map<string, number[]>();
  after.forEach((text, j) => {
    const known = places.get(text);
    if (known) known.push(j);
    else places.set(text, [j]);
  });
  const taken = new Map<string, number>();
  return before.flatMap((text, i): LinePair[] => {
    const count = taken.get(text) ?? 0;
    const j = places.get(text)?.[count];
    if (j === undefined) return [];
    taken.set(text, count + 1);
    return [[i, j]];
  });
}

/**
 * The lines that stay where they are between their neighbours: as many as there can be, or in long texts that differ
 * widely many of them.
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
