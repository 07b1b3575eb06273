// Measures how similar two words are, to find the word that a misspelled one is intended as.

/** The number of letters to change, add or remove to turn one text into the other; `limit` + 1 if there are more. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let [start, endA, endB] = [0, a.length, b.length];
  while (start < endA && start < endB && a[start] === b[start]) start++;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) [endA, endB] = [endA - 1, endB - 1];
  const [rows, columns] = [endA - start, endB - start];
  let above = Array.from({ length: columns + 1 }, (_, i) => i);
  let row = above.slice();
  for (let i = 1; i <= rows; i++) {
    // Cells further from the diagonal than the limit need more changes than the limit.
    const from = Math.max(1, i - limit);
    const to = Math.min(columns, i + limit);
    let least = from === 1 ? i : limit + 1;
    row[from - 1] = least;
    for (let j = from; j <= to; j++) {
      const changed = above[j - 1]! + (a[start + i - 1] === b[start + j - 1] ? 0 : 1);
      const distance = Math.min(changed, above[j]! + 1, row[j - 1]! + 1);
      row[j] = distance;
      if (distance < least) least = distance;
    }
    if (least > limit) return limit + 1;
    if (to < columns) row[to + 1] = limit + 1;
    [above, row] = [row, above];
  }
  return Math.min(above[columns]!, limit + 1);
}
