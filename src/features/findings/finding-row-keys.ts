// Where keys move in the list of findings, and which row replaces a finding that has disappeared.
import type { FindingRow } from './finding-groups.ts';

/** Whether a row shows findings: one, or many equal ones. */
const showsFindings = (row: FindingRow) => 'finding' in row || 'fold' in row;

/** Returns the row to which a key moves: the same row at the ends, undefined for other keys. */
export function rowAfterKey(
  rows: readonly FindingRow[],
  canFocus: (row: FindingRow) => boolean,
  from: number,
  key: string,
): number | undefined {
  const stops = rows.flatMap((row, place) => (canFocus(row) ? [place] : []));
  if (key === 'Home') return stops[0];
  if (key === 'End') return stops.at(-1);
  if (key === 'ArrowDown') return stops.find((place) => place > from) ?? from;
  return key === 'ArrowUp' ? (stops.findLast((place) => place < from) ?? from) : undefined;
}

/** Counts the findings above a row. */
export const countFindingsAbove = (rows: readonly FindingRow[], row: FindingRow): number =>
  rows.slice(0, rows.indexOf(row)).filter(showsFindings).length;

/**
 * Returns the row of the finding with `above` findings above it, or the last finding; undefined if there are
 * none.
 */
export function rowAtFinding(rows: readonly FindingRow[], above: number): number | undefined {
  const places = rows.flatMap((row, place) => (showsFindings(row) ? [place] : []));
  return places[above] ?? places.at(-1);
}
