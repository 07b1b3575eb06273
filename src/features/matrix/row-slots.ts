// Rows that come into sight take over the elements of rows that went: to make and to lay out new ones is most of the work
// of scrolling. So elements stand in the order in which they were made, until the scrolling has come to rest.

/** A row of elements, and the row that is shown in it (0-based). */
export interface Slot {
  readonly key: number;
  readonly index: number;
}

/** The slots for these rows, in a lasting order: a slot never moves among the others. @param before those until now */
export function slotsFor(shown: readonly number[], before: readonly Slot[]): readonly Slot[] {
  const wanted = new Set(shown);
  const kept = new Set(before.map(({ index }) => index).filter((index) => wanted.has(index)));
  const coming = shown.filter((index) => !kept.has(index));
  let given = 0;
  const slots = before.flatMap((slot): Slot[] => {
    if (kept.has(slot.index)) return [slot];
    const index = coming[given++];
    return index === undefined ? [] : [{ key: slot.key, index }];
  });
  const last = before.at(-1)?.key ?? -1;
  return [...slots, ...coming.slice(given).map((index, i) => ({ key: last + 1 + i, index }))];
}

/** Milliseconds without another change after which it has come to rest. */
const REST = 120;

const placeOf = (row: Element) => Number(row.ariaRowIndex);

/** Brings rows into the order of their places, as they are read aloud and copied. The one that holds the focus stays. */
export function putInOrder(body: Element): void {
  const rows = [...body.children].toSorted((a, b) => placeOf(a) - placeOf(b));
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  // A turn of the wheel has put the last rows before the first: the larger part stays.
  const anchor = focused >= 0 ? focused : rows.indexOf(body.children[body.children.length >> 1]!);
  for (let at = anchor + 1; at < rows.length; at++) {
    const above = rows[at - 1]!;
    if (above.nextElementSibling !== rows[at]) above.after(rows[at]!);
  }
  for (let at = anchor - 1; at >= 0; at--) {
    const below = rows[at + 1]!;
    if (below.previousElementSibling !== rows[at]) below.before(rows[at]!);
  }
}

/** Keeps the rows of an element in order, whenever they have come to rest; returns how to stop that. */
export function keepInOrder(body: HTMLTableSectionElement): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(rest);
    rest = setTimeout(() => putInOrder(body), REST);
  };
  const changed = new MutationObserver(wait);
  changed.observe(body, { subtree: true, attributeFilter: ['aria-rowindex'] });
  const come = new MutationObserver(wait);
  come.observe(body, { childList: true });
  return () => {
    clearTimeout(rest);
    changed.disconnect();
    come.disconnect();
  };
}
