// Helpers for lists of any length. A list passed as arguments (`push(...list)`, `Math.max(...list)`) overflows the
// stack from some hundred thousand entries on, and files can have that many.

/** Appends the entries of `more` to `into`. */
export function addAll<T>(into: T[], more: Iterable<T>): void {
  for (const entry of more) into.push(entry);
}

/** Returns the smallest number. Infinity for an empty list. */
export function smallestOf(numbers: Iterable<number>): number {
  let smallest = Number.POSITIVE_INFINITY;
  for (const number of numbers) if (number < smallest) smallest = number;
  return smallest;
}

/** Returns the greatest number. -Infinity for an empty list. */
export function largestOf(numbers: Iterable<number>): number {
  let largest = Number.NEGATIVE_INFINITY;
  for (const number of numbers) if (number > largest) largest = number;
  return largest;
}

/** Returns how many entries satisfy `holds`, by binary search in a list in which those that do come first. */
export function countLeading<T>(list: readonly T[], holds: (entry: T) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(list[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}
