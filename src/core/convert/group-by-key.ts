/** The items by a key, in the order in which each key comes first. */
export function groupByKey<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}
