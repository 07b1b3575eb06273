// The last column stays at the end of the table if it stands for the crawlers that no record names.
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';

/** Wider columns would leave no room for those that scroll on a narrow screen; rem. */
const MAX_PINNED_WIDTH = 8;

type Columns = Pick<AccessMatrix, 'columns' | 'kind'>;

/** Whether there is such a column beside others: alone it needs no pin. */
export function hasPinnedColumn({ columns, kind }: Columns): boolean {
  const last = columns.at(-1);
  return (
    columns.length > 1 &&
    !kind.hasFixedColumns &&
    kind.leastWidth <= MAX_PINNED_WIDTH &&
    last?.agents.includes('') === true
  );
}

export const isPinnedColumn = (matrix: Columns, place: number): boolean =>
  place === matrix.columns.length - 1 && hasPinnedColumn(matrix);
