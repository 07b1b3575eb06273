// Reuses the elements of rows that leave the view for those that enter it: creating elements and laying them out
// is most of the cost of scrolling. Until scrolling ends, the elements stay in the order of their creation.

/** A row element (by key), and the 0-based row that it shows. */
export interface RowSlot {
  readonly key: number;
  readonly index: number;
}

/**
 * Returns the slots for these rows in a stable order: slots never change places.
 * @param before the previous slots
 * @param focused the row that had the focus, if any. Its element is not reused for another row, because the focus
 * would then move to that row unannounced.
 */
export function assignSlots(
  visible: readonly number[],
  before: readonly RowSlot[],
  focused?: number,
): readonly RowSlot[] {
  const visibleSet = new Set(visible);
  const keptRows = new Set(before.map(({ index }) => index).filter((index) => visibleSet.has(index)));
  const newRows = visible.filter((index) => !keptRows.has(index));
  let reused = 0;
  const slots = before.flatMap((slot): RowSlot[] => {
    if (keptRows.has(slot.index)) return [slot];
    if (slot.index === focused) return [];
    const index = newRows[reused++];
    return index === undefined ? [] : [{ key: slot.key, index }];
  });
  const last = before.at(-1)?.key ?? -1;
  return [...slots, ...newRows.slice(reused).map((index, i) => ({ key: last + 1 + i, index }))];
}

/** Scrolling has ended after this many milliseconds without a change. */
const IDLE_DELAY = 120;

const rowIndexOf = (row: Element) => Number(row.ariaRowIndex);

/** Returns the longest subsequence of rows whose indexes ascend. */
function longestRisingRows(rows: readonly Element[]): Element[] {
  // The best subsequence that ends with each row: its length, and the previous row.
  const ends: { readonly row: Element; readonly length: number; readonly before: number }[] = [];
  for (const row of rows) {
    const before = ends.reduce(
      (best, end, at) =>
        rowIndexOf(end.row) < rowIndexOf(row) && end.length > (ends[best]?.length ?? 0) ? at : best,
      -1,
    );
    ends.push({ row, length: (ends[before]?.length ?? 0) + 1, before });
  }
  const result: Element[] = [];
  let at = ends.reduce((best, { length }, i) => (length > (ends[best]?.length ?? 0) ? i : best), -1);
  for (let end = ends[at]; end; end = ends[at]) {
    result.push(end.row);
    at = end.before;
  }
  return result.toReversed();
}

/**
 * Moves as few rows as possible so that they are in the order of their indexes, for screen readers and for
 * copying. The row with the focus is not moved, because it would lose the focus.
 */
export function sortRowElements(body: Element): void {
  const rows = [...body.children];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const focused = rows[at];
  const focusedIndex = focused ? rowIndexOf(focused) : 0;
  const before = rows.slice(0, Math.max(0, at)).filter((row) => rowIndexOf(row) < focusedIndex);
  const after = rows.slice(at + 1).filter((row) => rowIndexOf(row) > focusedIndex);
  const unmoved = new Set([
    ...longestRisingRows(before),
    ...(focused ? [focused] : []),
    ...longestRisingRows(after),
  ]);
  let next: Element | null = null;
  for (const row of rows.toSorted((a, b) => rowIndexOf(b) - rowIndexOf(a))) {
    if (!unmoved.has(row)) body.insertBefore(row, next);
    next = row;
  }
}

/** Keeps the rows of an element in order once scrolling has ended. Returns the function that stops it. */
export function watchRowOrder(body: HTMLTableSectionElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => sortRowElements(body), IDLE_DELAY);
  };
  const indexObserver = new MutationObserver(restartTimer);
  indexObserver.observe(body, { subtree: true, attributeFilter: ['aria-rowindex'] });
  const rowObserver = new MutationObserver(restartTimer);
  rowObserver.observe(body, { childList: true });
  return () => {
    clearTimeout(timer);
    indexObserver.disconnect();
    rowObserver.disconnect();
  };
}
