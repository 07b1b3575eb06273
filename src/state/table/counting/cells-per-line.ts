// How many cells each line of the file decides, as it was counted beside the page.
import { memoizeLast } from '../../../core/text/lazy.ts';
import type { MatrixTotals } from './totals.ts';

/** How many cells each line decides, by the id of the line; undefined for what was not counted beside the page. */
export const cellsPerLine = memoizeLast(
  1,
  ({ matrix, beside }: MatrixTotals): Map<number, number> | undefined => {
    const lines = matrix.site.files.get(matrix.path)?.source.lines;
    if (!beside || !lines) return undefined;
    const counts = new Map<number, number>();
    lines.chunks.forEach((chunk, place) => {
      const start = lines.starts[place] ?? 0;
      chunk.forEach(({ id }, at) => {
        const count = beside.decided[start + at] ?? 0;
        if (count > 0) counts.set(id, count);
      });
    });
    return counts;
  },
);
