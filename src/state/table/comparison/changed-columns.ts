// Which columns of a table have changed answers.
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import type { MarkedCells } from '../cell-marks.ts';
import type { MatrixColumn } from '../columns/matrix-columns.ts';

/** The number of answers that are compared. */
const MAX_ANSWERS = 2000;

/**
 * Returns the columns with a cell that is marked, in their order. In a large table only some rows of each column are
 * looked at.
 * @param rows the URLs that may have marks
 */
export function* markedColumns(
  columns: readonly MatrixColumn[],
  rows: Iterable<string>,
  { at }: Pick<MarkedCells, 'at'>,
): CooperativeTask<readonly MatrixColumn[]> {
  const most = Math.ceil(MAX_ANSWERS / Math.max(1, columns.length));
  const urls = [...rows].slice(0, most);
  const marked: MatrixColumn[] = [];
  for (const column of columns) {
    if (urls.some((url) => at(column.agents, url) !== undefined)) marked.push(column);
    yield;
  }
  return marked;
}

/**
 * Returns the first of `size` adjacent columns of which most are wanted: those at `from` if none are better, otherwise
 * the first ones.
 * @param wanted whether each column is wanted, in their order
 */
export function bestWindow(wanted: readonly boolean[], size: number, from: number): number {
  const countAt = (start: number) => wanted.slice(start, start + size).filter(Boolean).length;
  const starts = [from, ...Array.from({ length: Math.max(0, wanted.length - size) + 1 }, (_, i) => i)];
  return starts.reduce((best, start) => (countAt(start) > countAt(best) ? start : best), from);
}
