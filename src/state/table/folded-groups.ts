// Folders of a long table fold to one row each: their first row represents all of them.
import type { RowGroup } from '../../core/analysis/table/row-groups.ts';

/** Up to this many rows all folders are open, unless the person folds one. */
const MAX_OPEN_ROWS = 60;
/** Folding a single row saves nothing. */
const MIN_FOLDED_ROWS = 2;

/** What the person chose, by the key of the group: true if it is folded. */
export type FoldChoices = Readonly<Record<string, boolean>>;

export interface FoldedRows {
  readonly places: readonly number[];
  /** The groups that are folded, by the place of the row that represents them. */
  readonly folded: ReadonlyMap<number, RowGroup>;
}

/**
 * Folds groups of rows.
 * @param count how many rows there are
 * @param mustShow whether a row must not disappear: it is chosen, changed or fails. It keeps its group open until the
 * person folds it.
 */
export function foldGroups(
  count: number,
  groups: readonly RowGroup[],
  choices: FoldChoices,
  mustShow: (place: number) => boolean,
): FoldedRows {
  const folded = new Map<number, RowGroup>();
  const hidden = new Set<number>();
  for (const group of groups) {
    const { key, from, to } = group;
    if (to - from < MIN_FOLDED_ROWS) continue;
    const places = Array.from({ length: to - from }, (_, i) => from + i);
    const isFolded = choices[key] ?? (count > MAX_OPEN_ROWS && !places.some(mustShow));
    if (!isFolded) continue;
    folded.set(from, group);
    for (const place of places.slice(1)) hidden.add(place);
  }
  const all = Array.from({ length: count }, (_, place) => place);
  return { places: all.filter((place) => !hidden.has(place)), folded };
}
