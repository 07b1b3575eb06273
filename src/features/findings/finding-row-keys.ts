// Where keys move in the list of findings, and which row replaces a finding that has disappeared.
import type { FindingRow } from './finding-groups.ts';

/** Whether a row is a stop for keys like a finding; a fold of many findings is one too. */
const isFindingRow = (row: FindingRow) => 'finding' in row || 'fold' in row;

/** Whether a row can get the focus: heads with actions can, like findings. */
const isFocusableRow = (row: FindingRow) =>
  isFindingRow(row) || ('group' in row && row.group.head.of === 'kind');

/** Returns the row to which a key moves: the same row at the ends, undefined for other keys. */
export function rowAfterKey(rows: readonly FindingRow[], from: number, key: string): number | undefined {
  const stops = rows.flatMap((row, place) => (isFocusableRow(row) ? [place] : []));
  if (key === 'Home') return stops[0];
  if (key === 'End') return stops.at(-1);
  if (key === 'ArrowDown') return stops.find((place) => place > from) ?? from;
  return key === 'ArrowUp' ? (stops.findLast((place) => place < from) ?? from) : undefined;
}

/** Counts the findings above a row. */
export const countFindingsAbove = (rows: readonly FindingRow[], row: FindingRow): number =>
  rows.slice(0, rows.indexOf(row)).filter(isFindingRow).length;

/**
 * Returns the row of the finding with `above` findings above it, or the last finding; undefined if there are
 * none.
 */
export function rowAtFinding(rows: readonly FindingRow[], above: number): number | undefined {
  const places = rows.flatMap((row, place) => (isFindingRow(row) ? [place] : []));
  return places[above] ?? places.at(-1);
}
