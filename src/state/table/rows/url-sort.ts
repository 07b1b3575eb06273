// Sorts rows by URL in natural order, with numbers by their value. The order of a long list is computed elsewhere:
// until then, its rows stay in their original order.
import { createStore } from 'zustand/vanilla';

/** The order of a long list of URLs. */
export interface UrlOrder {
  readonly rows: readonly string[];
  /** Returns the displayed places in order. `down` reverses the order, except among equal URLs. */
  readonly inOrder: (isShown: (place: number) => boolean, down: boolean) => readonly number[];
}

export interface UrlOrderState {
  /** The last computed order. */
  readonly order?: UrlOrder;
}

export const urlOrderStore = createStore<UrlOrderState>(() => ({}));

/** Whether a list is short enough to be sorted at once without a noticeable delay. */
export const isSortedAtOnce = (rows: readonly string[]): boolean => rows.length <= 2000;

/** Sorts places of rows. @param last the last computed order of a long list */
export function sortedByUrl(
  rows: readonly string[],
  places: readonly number[],
  down: boolean,
  last: UrlOrder | undefined,
): readonly number[] {
  const sign = down ? -1 : 1;
  if (isSortedAtOnce(rows)) {
    const { compare } = new Intl.Collator('en', { numeric: true });
    return places.toSorted((a, b) => sign * compare(rows[a] ?? '', rows[b] ?? ''));
  }
  if (last?.rows !== rows) return places;
  const isVisible = new Uint8Array(rows.length);
  for (const place of places) isVisible[place] = 1;
  return last.inOrder((place) => isVisible[place] === 1, down);
}
