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
  const known = new WeakMap<Key, { readonly made: Made }>();
  return (key) => {
    let found = known.get(key);
    if (!found) known.set(key, (found = { made: make(key) }));
    return found.made;
  };
}
