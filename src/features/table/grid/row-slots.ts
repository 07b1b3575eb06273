// Rows that come into sight take over the elements of rows that went: to make and to lay out new ones is most of the work
// of scrolling. So elements stand in the order in which they were made, until the scrolling has come to rest.

/** A row of elements, and the row that is shown in it (0-based). */
export interface RowSlot {
  readonly key: number;
  readonly index: number;
}

/**
 * The slots for these rows, in a lasting order: a slot never moves among the others.
 * @param before those until now
 * @param focused the row that had the focus until now, if any: no other row gets its element, as the focus would then go
 * to another row without anybody being told
 */
export function assignSlots(
  shown: readonly number[],
  before: readonly RowSlot[],
  focused?: number,
): readonly RowSlot[] {
  const wanted = new Set(shown);
  const kept = new Set(before.map(({ index }) => index).filter((index) => wanted.has(index)));
  const coming = shown.filter((index) => !kept.has(index));
  let given = 0;
  const slots = before.flatMap((slot): RowSlot[] => {
    if (kept.has(slot.index)) return [slot];
    if (slot.index === focused) return [];
    const index = coming[given++];
    return index === undefined ? [] : [{ key: slot.key, index }];
  });
  const last = before.at(-1)?.key ?? -1;
  return [...slots, ...coming.slice(given).map((index, i) => ({ key: last + 1 + i, index }))];
}

/** Milliseconds without another change after which it has come to rest. */
const IDLE_DELAY = 120;

const rowIndexOf = (row: Element) => Number(row.ariaRowIndex);

/** The longest part of some rows, in their order, whose places rise. */
function longestRisingRows(rows: readonly Element[]): Element[] {
  // The best that ends with each row: how long it is, and what comes before.
  const ends: { readonly row: Element; readonly length: number; readonly before: number }[] = [];
  for (const row of rows) {
    const before = ends.reduce(
      (best, end, at) =>
        rowIndexOf(end.row) < rowIndexOf(row) && end.length > (ends[best]?.length ?? 0) ? at : best,
      -1,
    );
    ends.push({ row, length: (ends[before]?.length ?? 0) + 1, before });
  }
  const found: Element[] = [];
  let at = ends.reduce((best, { length }, i) => (length > (ends[best]?.length ?? 0) ? i : best), -1);
  for (let end = ends[at]; end; end = ends[at]) {
    found.push(end.row);
    at = end.before;
  }
  return found.toReversed();
}

/**
 * Brings rows into the order of their places, as they are read aloud and copied, by moving as few as can be. The one that
 * holds the focus stays: it would lose it.
 */
export function sortRowElements(body: Element): void {
  const rows = [...body.children];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const focused = rows[at];
  const own = focused ? rowIndexOf(focused) : 0;
  const left = rows.slice(0, Math.max(0, at)).filter((row) => rowIndexOf(row) < own);
  const right = rows.slice(at + 1).filter((row) => rowIndexOf(row) > own);
  const staying = new Set([
    ...longestRisingRows(left),
    ...(focused ? [focused] : []),
    ...longestRisingRows(right),
  ]);
  let below: Element | null = null;
  for (const row of rows.toSorted((a, b) => rowIndexOf(b) - rowIndexOf(a))) {
    if (!staying.has(row)) body.insertBefore(row, below);
    below = row;
  }
}

/** Keeps the rows of an element in order, whenever they have come to rest; returns how to stop that. */
export function watchRowOrder(body: HTMLTableSectionElement): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(rest);
    rest = setTimeout(() => sortRowElements(body), IDLE_DELAY);
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
