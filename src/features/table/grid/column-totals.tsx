// How many URLs a column answers with yes and no, for those who have the head read out. It may lag behind a keystroke.
import { matrixWords as words } from '../../../messages/en/table.ts';
import { matrixToolWords } from '../../../messages/en/table-tools.ts';
import { countsOf, type MatrixTotals } from '../../../state/table/counting/totals.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';

export interface ColumnTotalsProps {
  readonly id: string;
  readonly matrix: AccessMatrix;
  /** What was counted; it may lag behind. */
  readonly told: MatrixTotals | undefined;
  readonly agents: readonly string[];
}

export default function ColumnTotals({ id, matrix, told, agents }: ColumnTotalsProps) {
  const counts = told ? countsOf(told, agents[0] ?? '') : [];
  const counted = counts.map((one) => matrixToolWords.counted(one.counted, one.count)).join(', ');
  return (
    <span id={id} className="vh" aria-busy={told?.matrix !== matrix || undefined}>
      {counted}
      {words.moreAgents(agents) > 0 && `. ${matrixToolWords.enterLists(agents.length)}`}
    </span>
  );
}
