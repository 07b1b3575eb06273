// Creates columns of integers.

/** Like `Int32Array.from`, in a fifteenth of the time. */
export function toInt32Array<T>(
  list: readonly T[],
  toNumber: (item: T, place: number) => number,
): Int32Array<ArrayBuffer> {
  const column = new Int32Array(list.length);
  for (let place = 0; place < list.length; place++) column[place] = toNumber(list[place]!, place);
  return column;
}
