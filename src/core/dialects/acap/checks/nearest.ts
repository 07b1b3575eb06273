// The word that a misspelt one was probably meant to be.

/** So many letters may differ: two, and one more for every four letters beyond eight. */
const limitFor = (text: string) => Math.max(2, Math.floor(text.length / 4));

/** Letters to change, add or leave out to make one text of another; `limit` + 1 if there are more. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = above[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(changed, above[j]! + 1, row[j - 1]! + 1));
    }
    above = row;
  }
  return above[b.length]!;
}

/** The candidate that needs the fewest changes; undefined if all need too many. Case does not count. */
export function nearest(text: string, candidates: Iterable<string>): string | undefined {
  const wanted = text.toLowerCase();
  let least = Math.min(limitFor(text), text.length - 1) + 1;
  let best: string | undefined;
  for (const candidate of candidates) {
    const found = distance(wanted, candidate.toLowerCase(), least);
    if (found < least) [least, best] = [found, candidate];
  }
  return best;
}
