// Where rows are drawn. Each group of rows begins with a line of its own, which is not a row of the grid. A row is
// higher if it is a folded folder or if its path needs several lines; no answer changes a height, so that no edit
// moves a row.
import type { RowGroup } from '../../../core/analysis/table/row-groups.ts';
import { countLeading } from '../../../core/text/large-lists.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import type { VisibleRows } from '../../../state/table/matrix-view.ts';

export interface RowLayout {
  /** The groups with visible rows, in their order. */
  readonly groups: readonly RowGroup[];
  /** The first visible row of each group, and the end after its last, as 0-based indexes of the visible rows. */
  readonly begins: readonly number[];
  readonly ends: readonly number[];
  /** The upper edge of each row, and last the lower edge of all, in rem. The line of a group is above its first row. */
  readonly tops: readonly number[];
  /** The height of a row with one line of text, in rem. */
  readonly cell: number;
}

/** The heights of a row with two lines of answers, as of a folded folder, and of another line of a path, in rem. */
const FOLDED_HEIGHT = 2.125;
const LINE_HEIGHT = 1.125;

interface RowHeights {
  readonly cell: number;
  /** Returns the number of lines of the path of a visible row. */
  readonly linesOf: (row: number) => number;
  /** Whether cells of this question may have two lines. */
  readonly hasTwoLines?: boolean;
}

/** Returns the index of the first of the ascending places that is at least `least`. */
const firstFrom = (places: readonly number[], least: number): number =>
  countLeading(places, (place) => place < least);

type GroupPlaces = Pick<RowLayout, 'groups' | 'begins' | 'ends'>;

/** Returns the groups of the visible rows. Sorted rows have none, because adjacent rows are of different groups. */
export function visibleGroups(
  { rowGroups }: Pick<AccessMatrix, 'rowGroups'>,
  { places, folded }: Pick<VisibleRows, 'places' | 'folded'>,
  isSorted: boolean,
): GroupPlaces {
  const inOrder = (isSorted ? [] : rowGroups).flatMap((group) => {
    const [from, to] = [firstFrom(places, group.from), firstFrom(places, group.to)];
    // A folded group is a row of the grid instead.
    return from === to || folded.has(group.from) ? [] : [{ group, from, to }];
  });
  return {
    groups: inOrder.map(({ group }) => group),
    begins: inOrder.map(({ from }) => from),
    ends: inOrder.map(({ to }) => to),
  };
}

/** Returns where the visible rows are drawn. */
export function rowLayout(
  groups: GroupPlaces,
  { places, folded }: Pick<VisibleRows, 'places' | 'folded'>,
  { cell, linesOf, hasTwoLines = false }: RowHeights,
): RowLayout {
  const begins = new Set(groups.begins);
  const tops: number[] = [];
  let top = 0;
  places.forEach((place, row) => {
    if (begins.has(row)) top += cell;
    tops.push(top);
    const height = (linesOf(row) - 1) * LINE_HEIGHT + cell;
    top += Math.max(cell, height, hasTwoLines || folded.has(place) ? FOLDED_HEIGHT : 0);
  });
  return { ...groups, tops: [...tops, top], cell };
}

/** Returns the height of a row, in rem: up to the line of the next group, if it is the last of its own. */
export function heightOfRow({ tops, begins, cell }: RowLayout, row: number): number {
  const height = (tops[row + 1] ?? 0) - (tops[row] ?? 0);
  return begins.includes(row + 1) ? height - cell : height;
}

/** Returns the row at a distance from the top, in rem, or the last row. The line of a group counts as its first row. */
export function rowAt({ tops, begins, cell }: RowLayout, distance: number): number {
  const next = countLeading(tops, (top) => top <= distance);
  const isInGroupLine = begins.includes(next) && (tops[next] ?? 0) - cell <= distance;
  return Math.max(0, Math.min(isInGroupLine ? next : next - 1, tops.length - 2));
}

/** Returns the group of a row, and whether the row is the first of it. */
export function groupOfRow(
  { groups, begins, ends }: GroupPlaces,
  row: number,
): { readonly group: RowGroup; readonly isFirst: boolean } | undefined {
  const place = begins.findIndex((begin, at) => begin <= row && row < (ends[at] ?? 0));
  const group = groups[place];
  return group && { group, isFirst: begins[place] === row };
}
