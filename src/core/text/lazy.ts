// Caches for results: forever, as long as the argument exists, or for the last few arguments.

/**
 * Returns a function that calls `make` once, at the first call, and returns its result. Used for values that take
 * long to make and are often not needed, such as those that sort or format by the rules of a language: for the
 * first of these the browser loads its tables, which would delay the first page by 30 ms.
 */
export function lazy<Value extends NonNullable<unknown>>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}

/** Caches a result per key object, as long as the key exists. */
export function memoizeByKey<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const results = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    let result = results.get(key);
    if (!result) results.set(key, (result = { value: make(key) }));
    return result.value;
  };
}

/** Caches a result for each of a few texts, such as the keys of options. Nothing is ever dropped. */
export function memoizeByText<Value>(make: (key: string) => Value): (key: string) => Value {
  const results = new Map<string, { readonly value: Value }>();
  return (key) => {
    let result = results.get(key);
    if (!result) results.set(key, (result = { value: make(key) }));
    return result.value;
  };
}

function keepLast<Key, R>(
  size: number,
  isSame: (a: Key, b: Key) => boolean,
  compute: (key: Key) => R,
): (key: Key) => R {
  const entries: { readonly key: Key; readonly result: R }[] = [];
  return (key) => {
    const at = entries.findIndex((entry) => isSame(entry.key, key));
    const [cached] = at < 0 ? [] : entries.splice(at, 1);
    const latest = cached ?? { key, result: compute(key) };
    entries.unshift(latest);
    if (entries.length > size) entries.pop();
    return latest.result;
  };
}

const areSameItems = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((item, i) => Object.is(item, b[i]));

/**
 * Caches the last `size` results, by the identity of the arguments. Used for results that depend on versions of
 * the document and must not outlive them.
 */
export function memoizeLast<A extends readonly unknown[], R>(
  size: number,
  compute: (...args: A) => R,
): (...args: A) => R {
  const cached = keepLast(size, areSameItems, (args: A) => compute(...args));
  return (...args) => cached(args);
}

/** Caches the last `size` results, by the identity of the values of an object. */
export const memoizeByValues = <Inputs extends object, R>(
  size: number,
  compute: (inputs: Inputs) => R,
): ((inputs: Inputs) => R) =>
  keepLast(size, (a, b) => areSameItems(Object.values(a), Object.values(b)), compute);

/**
 * Returns a function that returns its previous result if the new value is equal, so that results that depend on
 * the identity remain valid.
 */
export function reuseIfEqual<Value>(isEqual: (a: Value, b: Value) => boolean): (value: Value) => Value {
  let last: { readonly value: Value } | undefined;
  return (value) => {
    if (!last || !isEqual(last.value, value)) last = { value };
    return last.value;
  };
}

/** Returns a function that creates unique names: `prefix` and a number. */
export function createIdSource(prefix: string): () => string {
  let count = 0;
  return () => `${prefix} ${++count}`;
}
