// The lines of the table in which rows are drawn. Each group of rows begins with its own line, which is not a row
// of the grid.
import type { RowGroup } from '../../../core/analysis/table/row-groups.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import type { VisibleRows } from '../../../state/table/matrix-view.ts';

export interface RowLayout {
  /** The groups with visible rows, in their order. */
  readonly groups: readonly RowGroup[];
  /** The first visible row of each group, and the end after its last, as 0-based indexes of the visible rows. */
  readonly begins: readonly number[];
  readonly ends: readonly number[];
}

const ungrouped: RowLayout = { groups: [], begins: [], ends: [] };

/** Returns the index of the first of the ascending places that is at least `least`. */
function firstFrom(places: readonly number[], least: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? least) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns the groups of the visible rows. Sorted rows have none, because adjacent rows belong to different groups.
 */
export function rowLayout(
  { rowGroups }: Pick<AccessMatrix, 'rowGroups'>,
  { places, folded }: Pick<VisibleRows, 'places' | 'folded'>,
  isSorted: boolean,
): RowLayout {
  if (!rowGroups || isSorted) return ungrouped;
  const visibleGroups = rowGroups.flatMap((group) => {
    const [from, to] = [firstFrom(places, group.from), firstFrom(places, group.to)];
    // A folded group is a row of the grid instead.
    return from === to || folded.has(group.from) ? [] : [{ group, from, to }];
  });
  return {
    groups: visibleGroups.map(({ group }) => group),
    begins: visibleGroups.map(({ from }) => from),
    ends: visibleGroups.map(({ to }) => to),
  };
}

/** Returns the 0-based line of the table of a row: the lines of groups up to its own are counted too. */
export const lineOfRow = ({ begins }: RowLayout, row: number): number =>
  row + begins.filter((begin) => begin <= row).length;

/** Returns the row in a line, or the row below the line of a group. */
export function rowInLine({ begins }: RowLayout, line: number): number {
  const groupLines = begins.filter((begin, place) => begin + place < line).length;
  return line - groupLines;
}

/** Returns the group of a row, and whether the row is the first of it. */
export function groupOfRow(
  { groups, begins, ends }: RowLayout,
  row: number,
): { readonly group: RowGroup; readonly isFirst: boolean } | undefined {
  const place = begins.findIndex((begin, at) => begin <= row && row < (ends[at] ?? 0));
  const group = groups[place];
  return group && { group, isFirst: begins[place] === row };
}
