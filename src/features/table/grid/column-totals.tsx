// How many URLs a column answers with yes and no. It may lag behind a keystroke, and shows it while it does.
import { Fragment } from 'react';
import { matrixWords as words } from '../../../messages/en/table.ts';
import { matrixToolWords } from '../../../messages/en/table-tools.ts';
import { countsOf, type MatrixTotals } from '../../../state/table/counting/totals.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import { useDelayedFlag } from '../../../ui/loading/use-delayed-flag.ts';
import { answerParts } from '../answer-parts.ts';
import styles from './grid.module.css';

export interface ColumnTotalsProps {
  readonly id: string;
  readonly matrix: AccessMatrix;
  /** What was counted; it may lag behind. */
  readonly told: MatrixTotals | undefined;
  readonly agents: readonly string[];
}

export default function ColumnTotals({ id, matrix, told, agents }: ColumnTotalsProps) {
  const agent = agents[0] ?? '';
  const counts = told ? countsOf(told, agent) : [];
  const isStale = told?.matrix !== matrix;
  const isDimmed = useDelayedFlag(isStale);
  const parts = answerParts.map(
    ([part, wanted]) =>
      [
        part,
        counts.reduce((sum, { tone, count }) => (wanted.includes(tone) ? sum + count : sum), 0),
      ] as const,
  );
  return (
    <span id={id} className={styles['totals']} aria-busy={isStale || undefined} data-dimmed={isDimmed}>
      <span className={styles['bar']} aria-hidden="true">
        {parts.map(
          ([part, count]) =>
            count > 0 && <span key={part} className={styles[part]} style={{ flexGrow: count }} />,
        )}
      </span>
      <span>
        {counts.map(({ answer, counted, count }, place) => (
          <Fragment key={answer}>
            {place > 0 && ' '}
            <span>
              {matrixToolWords.counted(counted, count)}
              {place < counts.length - 1 && ','}
            </span>
          </Fragment>
        ))}
      </span>
      {words.moreAgents(agents) > 0 && (
        <span className="vh">. {matrixToolWords.enterLists(agents.length)}</span>
      )}
    </span>
  );
}
