// The number of URLs that a column answers with yes and no, for screen readers. It may lag behind a keystroke.
import { matrixToolWords } from '../../../messages/en/table-tools.ts';
import { countsOf, type MatrixTotals } from '../../../state/table/counting/totals.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';

export interface ColumnTotalsProps {
  readonly id: string;
  readonly matrix: AccessMatrix;
  /** The totals, which may lag behind. */
  readonly totals: MatrixTotals | undefined;
  readonly agents: readonly string[];
}

export function ColumnTotals({ id, matrix, totals, agents }: ColumnTotalsProps) {
  const counts = totals ? countsOf(totals, agents[0] ?? '') : [];
  const summary = counts.map((answer) => matrixToolWords.counted(answer.counted, answer.count)).join(', ');
  return (
    <span id={id} className="vh" aria-busy={totals?.matrix !== matrix || undefined}>
      {summary}
      {agents.length > 1 && `. ${matrixToolWords.enterLists(agents.length)}`}
    </span>
  );
}
