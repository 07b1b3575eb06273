// The last column is pinned at the end of the table if it stands for the crawlers that no record names.
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';

type Columns = Pick<AccessMatrix, 'columns' | 'kind'>;

/**
 * Whether there is such a column next to others. A single column needs no pin, and one with long answers would
 * leave no space.
 */
export function hasPinnedColumn({ columns, kind }: Columns): boolean {
  const last = columns.at(-1);
  return (
    columns.length > 1 && !kind.hasFixedColumns && kind.leastWidth === 0 && last?.agents.includes('') === true
  );
}

export const isPinnedColumn = (matrix: Columns, place: number): boolean =>
  place === matrix.columns.length - 1 && hasPinnedColumn(matrix);
