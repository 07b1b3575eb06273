// Folds the folders of a long table to one row each. Their first row represents the others.
import type { RowGroup } from '../../../core/analysis/table/row-groups.ts';

/** How many rows a table has, and how many of them it had when it was arranged. */
interface RowCounts {
  readonly all: number;
  readonly arranged: number;
}

/** Up to this number of arranged rows, all folders are open unless the user folds one. */
const MAX_OPEN_ROWS = 60;
/** Folding a single row saves nothing. */
const MIN_FOLDED_ROWS = 2;

/** The folders that the user folded (true) or opened (false), by the key of the group. */
export type FoldChoices = Readonly<Record<string, boolean>>;

export interface FoldedRows {
  readonly places: readonly number[];
  /** The folded groups, by the place of the row that represents them. */
  readonly folded: ReadonlyMap<number, RowGroup>;
}

/**
 * Folds groups of rows.
 * @param mustShow whether a row must stay visible because it is selected, changed or failing. It keeps its group
 * open
 * until the user folds it.
 */
export function foldGroups(
  { all, arranged }: RowCounts,
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
    const isFolded = choices[key] ?? (arranged > MAX_OPEN_ROWS && !places.some(mustShow));
    if (!isFolded) continue;
    folded.set(from, group);
    for (const place of places.slice(1)) hidden.add(place);
  }
  const allPlaces = Array.from({ length: all }, (_, place) => place);
  return { places: allPlaces.filter((place) => !hidden.has(place)), folded };
}
