// Where keys lead in the list of findings, and what stands where a finding was that is gone.
import type { FindingRow } from './finding-groups.ts';

/** Many findings in one row are gone to as one is. */
const isFindingRow = (row: FindingRow) => 'finding' in row || 'fold' in row;

/** Heads with something to do are gone to as findings are. */
const isFocusableRow = (row: FindingRow) =>
  isFindingRow(row) || ('group' in row && row.group.head.of === 'kind');

/** The row that a key leads to from another: the same at the ends, undefined if the key leads nowhere. */
export function rowAfterKey(rows: readonly FindingRow[], from: number, key: string): number | undefined {
  const stops = rows.flatMap((row, place) => (isFocusableRow(row) ? [place] : []));
  if (key === 'Home') return stops[0];
  if (key === 'End') return stops.at(-1);
  if (key === 'ArrowDown') return stops.find((place) => place > from) ?? from;
  return key === 'ArrowUp' ? (stops.findLast((place) => place < from) ?? from) : undefined;
}

/** How many findings stand above a row. */
export const countFindingsAbove = (rows: readonly FindingRow[], row: FindingRow): number =>
  rows.slice(0, rows.indexOf(row)).filter(isFindingRow).length;

/** The row of the finding that so many stand above, or of the last one; undefined if there are none. */
export function rowAtFinding(rows: readonly FindingRow[], above: number): number | undefined {
  const places = rows.flatMap((row, place) => (isFindingRow(row) ? [place] : []));
  return places[above] ?? places.at(-1);
}
