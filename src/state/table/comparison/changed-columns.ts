// Which columns of a table have changed answers.
import type { MarkedCells } from '../cell-marks.ts';
import type { MatrixColumn } from '../columns/matrix-columns.ts';

/** The number of answers that are compared without a noticeable delay. */
const MAX_ANSWERS = 2000;

/**
 * Returns the columns with a cell that is marked, in their order. In a large table only some rows of each column are
 * looked at.
 * @param rows the URLs that may have marks
 */
export function markedColumns(
  columns: readonly MatrixColumn[],
  rows: Iterable<string>,
  { at }: Pick<MarkedCells, 'at'>,
): readonly MatrixColumn[] {
  const urls = [...rows].slice(0, Math.ceil(MAX_ANSWERS / Math.max(1, columns.length)));
  return columns.filter(({ agents }) => urls.some((url) => at(agents, url) !== undefined));
}
