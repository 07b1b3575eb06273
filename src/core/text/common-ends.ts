// What two texts have in common at their ends.

/** Returns the number of code units that two texts share at their beginning and, of the rest, at their end. */
export function commonEnds(a: string, b: string): { readonly head: number; readonly tail: number } {
  const shorter = Math.min(a.length, b.length);
  let head = 0;
  while (head < shorter && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < shorter - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  return { head, tail };
}
