// What applying the stance comes to: by crawler, in the matrix, what is worth knowing, and the lines.

import { useId } from 'react';
import { readerOf } from '../../../core/readers/index.ts';
import type { StanceRow } from '../../../core/stances/apply.ts';
import { stancesWords as words } from '../../../messages/en/ai-presets.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import { useIdleTask } from '../../../state/use-idle-task.ts';
import { LineDifferences } from '../../../ui/content/line-differences.tsx';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { ScrollRegion } from '../../../ui/controls/scroll-region.tsx';
import { AnswerLabel } from '../../../ui/icons/answer-label.tsx';
import { CellTable } from './cell-table.tsx';
import { Notes } from './notes.tsx';
import { findStanceCells, type StancePlan, type StanceQuestion } from './stance-plan.ts';
import styles from './stances.module.css';

export type Planned = { readonly question: StanceQuestion; readonly result: StancePlan };

function Row({ row }: { row: StanceRow }) {
  return (
    <tr>
      <th scope="row">
        <VisibleText text={words.robot(row.agent)} />
        <span className={styles['below']}>{words.how(row)}</span>
      </th>
      <td>
        <AnswerLabel answer={row.before} />
      </td>
      <td>
        <AnswerLabel answer={row.after} />
      </td>
      <td>{words.how(row)}</td>
    </tr>
  );
}

function Rows({ rows, label }: { rows: readonly StanceRow[]; label: string }) {
  const { crawler, before, after, how } = words.columns;
  return (
    <ScrollRegion className={styles['scroller']}>
      <table className={`${styles['table']} ${styles['how']}`} aria-label={label}>
        <thead>
          <tr>
            {[crawler, before, after, how].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Crawlers({ rows }: Pick<StancePlan, 'rows'>) {
  const heading = useId();
  const done = rows.filter((row) => row.done !== 'already');
  const ready = rows.filter((row) => row.done === 'already');
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{words.table}</h3>
      <p>{words.summary(rows)}</p>
      {done.length > 0 && <Rows rows={done} label={words.table} />}
      {ready.length > 0 && (
        <details className={styles['fold']}>
          <summary>{words.more(ready.length)}</summary>
          <Rows rows={ready} label={words.more(ready.length)} />
        </details>
      )}
    </section>
  );
}

const cellsOf = ({ question, result }: Planned) => findStanceCells(question, result.after);

function Cells({ planned }: { planned: Planned }) {
  const last = useIdleTask(planned, cellsOf);
  const cells = last?.question === planned ? last.result : undefined;
  return (
    <section>
      <h3>{words.cells}</h3>
      {!cells && <p>{words.counting}</p>}
      {cells?.all === 0 && <p>{words.noCells}</p>}
      {cells && cells.all > 0 && (
        <p>{words.cellsChanged(cells.changed, cells.all, readerTitle(readerOf(planned.question.reader)))}</p>
      )}
      {cells && cells.changed > 0 && <CellTable cells={cells} />}
    </section>
  );
}

export function Preview({ planned }: { planned: Planned }) {
  const { result } = planned;
  return (
    <>
      <Crawlers rows={result.rows} />
      <Notes planned={planned} />
      {result.edits.length > 0 && (
        <>
          <Cells planned={planned} />
          <LineDifferences differences={result.differences} />
        </>
      )}
    </>
  );
}
