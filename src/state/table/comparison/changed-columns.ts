// Which columns of a table have changed answers.
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import type { MarkedCells } from '../cell-marks.ts';
import type { MatrixColumn } from '../columns/matrix-columns.ts';

/** The number of answers that are compared. */
export const MAX_ANSWERS = 2000;

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
 * Returns where a part of `size` adjacent columns begins that has the highest score: `from` if no other is higher,
 * otherwise the first one.
 * @param count the number of columns
 */
export function bestWindow(
  count: number,
  size: number,
  from: number,
  scoreAt: (start: number) => number,
): number {
  let best = { start: from, score: scoreAt(from) };
  for (let start = 0; start <= count - size; start++) {
    const score = scoreAt(start);
    if (score > best.score) best = { start, score };
  }
  return best.start;
}
