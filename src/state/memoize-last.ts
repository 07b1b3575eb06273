// Remembers the last few results of a pure function: what hangs on versions of the document must not outlive them.

/** The function with its last `size` results kept, by the identity of its arguments. */
export function memoizeLast<A extends readonly unknown[], R>(
  size: number,
  compute: (...args: A) => R,
): (...args: A) => R {
  const same = (a: A, b: A) => a.length === b.length && a.every((arg, i) => Object.is(arg, b[i]));
  const kept: { readonly args: A; readonly result: R }[] = [];
  return (...args) => {
    const at = kept.findIndex((one) => same(one.args, args));
    const found = at < 0 ? { args, result: compute(...args) } : kept[at]!;
    if (at >= 0) kept.splice(at, 1);
    kept.unshift(found);
    if (kept.length > size) kept.pop();
    return found.result;
  };
}
