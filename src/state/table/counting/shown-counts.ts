// The counts of a table of which only the rows of a list are shown.
import { runSync } from '../../../core/questions/cooperative-task.ts';
import { memoizeLast } from '../../../core/text/lazy.ts';
import type { MarkCode, Tone } from '../../document/answer-filter.ts';
import type { CellMarks } from '../cell-marks.ts';
import type { AccessMatrix } from '../matrix-query.ts';
import { countTotals } from './totals.ts';

/** The cells of more rows are not counted: nothing waits for them. */
const MAX_CELLS = 10_000;

/** The number of cells with each answer, and with a mark. */
export interface ShownCounts {
  /** Undefined for a long list. */
  readonly answers: Readonly<Record<'all' | Tone, number>> | undefined;
  readonly countMark: (code: MarkCode, marks: CellMarks) => number;
}

/** Returns the counts of the rows of these URLs. */
export const countShown = memoizeLast(2, (matrix: AccessMatrix, onlyUrls: readonly string[]): ShownCounts => {
  const only = new Set(onlyUrls);
  const rows = matrix.rows.filter((url) => only.has(url));
  const { columns } = matrix;
  const isLong = rows.length * columns.length > MAX_CELLS;
  const countMark = (code: MarkCode, { [code]: cells }: CellMarks) => {
    let count = 0;
    for (const url of rows.filter((row) => cells?.urls.has(row)))
      for (const column of columns) {
        if (cells?.at(column.agents, url)) count += 1;
      }
    return count;
  };
  return {
    answers: isLong ? undefined : runSync(countTotals({ ...matrix, rows })).cellCounts(),
    countMark,
  };
});
