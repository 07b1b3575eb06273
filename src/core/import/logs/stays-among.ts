// Which of those that are counted stay in a table that is full.

/**
 * Who stays when so many of those with these ranks are kept, all of them or fewer: the highest, and of equals those that
 * came first. To be asked about each of them once, in the order in which they came.
 */
export function createRankTest(ranks: Float64Array, keep: number): (rank: number) => boolean {
  const sorted = ranks.toSorted();
  const least = sorted[sorted.length - keep]!;
  let equals = keep - (sorted.length - 1 - sorted.lastIndexOf(least));
  return (rank) => rank > least || (rank === least && equals-- > 0);
}
