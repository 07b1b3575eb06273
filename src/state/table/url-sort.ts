// Rows sorted by URL as people read them, numbers by their value. The order of a long list is worked out elsewhere: until
// it is known, its rows stay as they are listed.
import { createStore } from 'zustand/vanilla';

/** The order of a long list of URLs. */
export interface UrlOrder {
  readonly rows: readonly string[];
  /** The places that are shown, in order; `down` turns it around, but for those that are equal. */
  readonly inOrder: (isShown: (place: number) => boolean, down: boolean) => readonly number[];
}

export interface UrlOrderState {
  /** The last that was worked out. */
  readonly order?: UrlOrder;
}

export const urlOrderStore = createStore<UrlOrderState>(() => ({}));

/** Whether a list is sorted at once: nobody can tell. */
export const isSortedAtOnce = (rows: readonly string[]): boolean => rows.length <= 2000;

/** Places of rows, sorted. @param last the order of a long list that was told last. */
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
  const shown = new Uint8Array(rows.length);
  for (const place of places) shown[place] = 1;
  return last.inOrder((place) => shown[place] === 1, down);
}
