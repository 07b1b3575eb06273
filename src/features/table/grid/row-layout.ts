// Where rows stand: each group of rows begins with a line of its own, which is no row of the grid.
import type { RowGroup } from '../../../core/analysis/table/row-groups.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import type { VisibleRows } from '../../../state/table/matrix-view.ts';

export interface RowLayout {
  /** The groups that have rows that are shown, in their order. */
  readonly groups: readonly RowGroup[];
  /** Of each group the first row that is shown, and the one behind its last, 0-based in what is shown. */
  readonly begins: readonly number[];
  readonly ends: readonly number[];
}

const ungrouped: RowLayout = { groups: [], begins: [], ends: [] };

/** Where in rising places the first is that is not before `least`. */
function firstFrom(places: readonly number[], least: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? least) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The groups of the rows that are shown; none while they are sorted, for then neighbors belong to different ones. */
export function rowLayout(
  { rowGroups }: Pick<AccessMatrix, 'rowGroups'>,
  { places, folded }: Pick<VisibleRows, 'places' | 'folded'>,
  isSorted: boolean,
): RowLayout {
  if (!rowGroups || isSorted) return ungrouped;
  const shown = rowGroups.flatMap((group) => {
    const [from, to] = [firstFrom(places, group.from), firstFrom(places, group.to)];
    // A folded group has a row of the grid instead.
    return from === to || folded.has(group.from) ? [] : [{ group, from, to }];
  });
  return {
    groups: shown.map(({ group }) => group),
    begins: shown.map(({ from }) => from),
    ends: shown.map(({ to }) => to),
  };
}

/** In which line of the table a row stands, 0-based: after the lines of the groups up to its own. */
export const lineOfRow = ({ begins }: RowLayout, row: number): number =>
  row + begins.filter((begin) => begin <= row).length;

/** The row in a line, or the one below the line of a group. */
export function rowInLine({ begins }: RowLayout, line: number): number {
  const above = begins.filter((begin, place) => begin + place < line).length;
  return line - above;
}

/** The group of a row, and whether it is the first of it. */
export function groupOfRow(
  { groups, begins, ends }: RowLayout,
  row: number,
): { readonly group: RowGroup; readonly isFirst: boolean } | undefined {
  const place = begins.findIndex((begin, at) => begin <= row && row < (ends[at] ?? 0));
  const group = groups[place];
  return group && { group, isFirst: begins[place] === row };
}
