// Results that are kept: for good, as long as their argument lives, or for the last few arguments.

/**
 * What is made when it is first asked for, and then kept. For what takes long to make and is often not needed, as what
 * sorts or writes by the rules of a language: the browser reads its tables for the first of them, 30 ms that a page would
 * begin with.
 */
export function lazy<Made extends NonNullable<unknown>>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** The same for each of many: what is made of one is kept as long as that one is. */
export function memoizeByKey<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const results = new WeakMap<Key, { readonly made: Made }>();
  return (key) => {
    let result = results.get(key);
    if (!result) results.set(key, (result = { made: make(key) }));
    return result.made;
  };
}

/** The same for each of a few texts, such as the keys of options; nothing made is ever dropped. */
export function memoizeByText<Made>(make: (key: string) => Made): (key: string) => Made {
  const results = new Map<string, { readonly made: Made }>();
  return (key) => {
    let result = results.get(key);
    if (!result) results.set(key, (result = { made: make(key) }));
    return result.made;
  };
}

/**
 * The function with its last `size` results kept, by the identity of its arguments: what hangs on versions of the
 * document must not outlive them.
 */
export function memoizeLast<A extends readonly unknown[], R>(
  size: number,
  compute: (...args: A) => R,
): (...args: A) => R {
  const same = (a: A, b: A) => a.length === b.length && a.every((arg, i) => Object.is(arg, b[i]));
  const cached: { readonly args: A; readonly result: R }[] = [];
  return (...args) => {
    const at = cached.findIndex((one) => same(one.args, args));
    const [known] = at < 0 ? [] : cached.splice(at, 1);
    const latest = known ?? { args, result: compute(...args) };
    cached.unshift(latest);
    if (cached.length > size) cached.pop();
    return latest.result;
  };
}

/** Returns the value of last time if the next is equal to it: what hangs on its identity still holds. */
export function reuseIfEqual<Value>(isEqual: (one: Value, other: Value) => boolean): (value: Value) => Value {
  let last: { readonly value: Value } | undefined;
  return (value) => {
    if (!last || !isEqual(last.value, value)) last = { value };
    return last.value;
  };
}

/** Names that nobody else has: `prefix` and a number. */
export function createIdSource(prefix: string): () => string {
  let count = 0;
  return () => `${prefix} ${++count}`;
}
