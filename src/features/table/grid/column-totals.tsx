// The number of URLs that a column answers with yes and no, for screen readers. It may lag behind a keystroke. While
// only some URLs are shown, how many of them are closed is seen as well, and shows only those.
import { useMemo } from 'react';
import { matrixAddWords, matrixToolWords } from '../../../messages/en/table-tools.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { countsOf, type MatrixTotals } from '../../../state/table/counting/totals.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import { fetchPresentation } from '../../../state/table/question-presentation.ts';
import { matrixView } from '../../../state/table/use-matrix.ts';
import {
  columnInSentence,
  countColumn,
  filterByColumn,
  filterWord,
  isFilteredBy,
  showAllAnswers,
} from '../filter-column.ts';
import styles from './grid.module.css';

export interface ColumnTotalsProps {
  readonly id: string;
  readonly matrix: AccessMatrix;
  /** The totals, which may lag behind. */
  readonly totals: MatrixTotals | undefined;
  readonly agents: readonly string[];
}

interface ClosedButtonProps {
  readonly matrix: AccessMatrix;
  readonly agent: string;
  readonly only: readonly string[];
}

/** Says how many URLs of a list are closed to a crawler, and shows only those; nothing for other questions. */
function ClosedButton({ matrix, agent, only }: ClosedButtonProps) {
  const { kind } = matrix;
  const isPressed = useDocument((state) => isFilteredBy(matrixView(state), agent, 'deny'));
  const count = useMemo(() => countColumn(matrix, agent, only), [matrix, agent, only]);
  if (kind !== fetchPresentation || !count) return null;
  const closed = count.of('deny');
  const says = matrixAddWords.closedOf(closed, count.all);
  const shows = matrixToolWords.filterColumn(filterWord(kind, 'deny') ?? '', columnInSentence(matrix, agent));
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`text-xs ${styles['listed']}`}
      aria-pressed={isPressed}
      aria-label={`${says}. ${shows}`}
      title={shows}
      disabled={closed === 0 && !isPressed}
      onClick={() => (isPressed ? showAllAnswers() : filterByColumn(agent, 'deny'))}
    >
      {says}
    </button>
  );
}

export function ColumnTotals({ id, matrix, totals, agents }: ColumnTotalsProps) {
  const [agent = ''] = agents;
  const onlyUrls = useDocument((state) => matrixView(state).onlyUrls);
  const counts = totals ? countsOf(totals, agent) : [];
  const summary = counts.map((answer) => matrixToolWords.counted(answer.counted, answer.count)).join(', ');
  return (
    <span id={id} aria-busy={totals?.matrix !== matrix || undefined}>
      {onlyUrls && <ClosedButton {...{ matrix, agent }} only={onlyUrls} />}
      <span className="vh">
        {onlyUrls && '. '}
        {summary}
        {agents.length > 1 && `. ${matrixToolWords.enterLists(agents.length)}`}
      </span>
    </span>
  );
}
