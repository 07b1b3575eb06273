// How many URLs a column answers with yes and no. It may lag behind a keystroke, and shows it while it does.
import { Fragment } from 'react';
import { matrixWords as words } from '../../messages/words/matrix.ts';
import type { AccessMatrix } from '../../state/matrix-question.ts';
import styles from './grid.module.css';

interface Props {
  readonly id: string;
  readonly matrix: AccessMatrix;
  /** The matrix that is counted. */
  readonly told: AccessMatrix | undefined;
  readonly agents: readonly string[];
}

export function ColumnTotals({ id, matrix, told, agents }: Props) {
  const agent = agents[0] ?? '';
  const counts = told?.agents.includes(agent) ? told.count(agent, told.rows) : [];
  const stale = told !== matrix;
  const of = (wanted: string) =>
    counts.reduce((sum, { tone, count }) => (tone === wanted ? sum + count : sum), 0);
  const other = of('other');
  return (
    <span id={id} className={styles['totals']} aria-busy={stale || undefined}>
      <span className={styles['bar']} aria-hidden="true">
        {of('allow') > 0 && <span className={styles['yes']} style={{ flexGrow: of('allow') }} />}
        {of('limited') > 0 && <span className={styles['limited']} style={{ flexGrow: of('limited') }} />}
        {other > 0 && <span className={styles['unknown']} style={{ flexGrow: other }} />}
        {of('deny') > 0 && <span className={styles['no']} style={{ flexGrow: of('deny') }} />}
      </span>
      <span>
        {counts.map(({ answer, counted, count }, place) => (
          <Fragment key={answer}>
            {place > 0 && ' '}
            <span>
              {words.counted(counted, count)}
              {place < counts.length - 1 && ','}
            </span>
          </Fragment>
        ))}
      </span>
      {words.moreAgents(agents) > 0 && <span className="vh">. {words.enterLists(agents.length)}</span>}
    </span>
  );
}
