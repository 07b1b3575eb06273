// Lists of any length. A list handed over as arguments (`push(...list)`, `Math.max(...list)`) overflows the stack from some
// hundred thousand entries on, and files hold as many.

/** Puts the entries of `more` behind those of `into`. */
export function addAll<T>(into: T[], more: Iterable<T>): void {
  for (const one of more) into.push(one);
}

/** The smallest number; Infinity of none. */
export function smallestOf(numbers: Iterable<number>): number {
  let found = Number.POSITIVE_INFINITY;
  for (const one of numbers) if (one < found) found = one;
  return found;
}

/** The greatest number; -Infinity of none. */
export function largestOf(numbers: Iterable<number>): number {
  let found = Number.NEGATIVE_INFINITY;
  for (const one of numbers) if (one > found) found = one;
  return found;
}

/** How many entries hold, of a list in which all that do stand first; found by halves. */
export function countLeading<T>(list: readonly T[], holds: (one: T) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(list[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}
