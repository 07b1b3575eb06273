// In the head of a card: what its robots may fetch of the URLs in the matrix. It may lag behind a keystroke.
import { useDeferredValue, useMemo } from 'react';
import type { Block } from '../../../core/syntax/blocks.ts';
import { fieldAt, valueOf } from '../../../core/syntax/policy.ts';
import { recordToolWords } from '../../../messages/en/record-tools.ts';
import { matrixToolWords } from '../../../messages/en/table-tools.ts';
import type { GatepostState } from '../../../state/document/document-store.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { isCountedInWorker } from '../../../state/table/counting/counting-state.ts';
import { countsOf } from '../../../state/table/counting/totals.ts';
import { type AnswerCount, type MatrixQuery } from '../../../state/table/create-matrix-query.ts';
import { fetchQuery, matrixRows } from '../../../state/table/matrix-query.ts';
import { useMatrix, useMatrixTotals } from '../../../state/table/use-matrix.ts';
import { useIdleTask } from '../../../state/use-idle-task.ts';
import { useDelayedFlag } from '../../../ui/loading/use-delayed-flag.ts';
import { useInterpretation, useRecordsForm } from '../form-context.ts';
import styles from '../records.module.css';

const fetchQueryOf = (state: GatepostState) => fetchQuery(state);

/** URLs that are asked about at once: nobody can tell. */
const MAX_SYNC_URLS = 2000;

interface CountedColumn {
  readonly asked: MatrixQuery;
  readonly name: string;
  readonly urls: readonly string[];
}

function* createColumnTask({ asked, name, urls }: CountedColumn) {
  yield* asked.columnTask(name, urls);
  return asked.count(name, urls);
}

const createCountTask = (column: CountedColumn | undefined) =>
  column && column.urls.length > MAX_SYNC_URLS ? createColumnTask(column) : undefined;

interface ColumnCounts {
  readonly counts: readonly AnswerCount[];
  readonly isStale: boolean;
}

/** The counts of a robot: of a large table they come with its totals, of other long lists of URLs in slices. */
function useColumnCounts(
  asked: MatrixQuery | undefined,
  name: string,
  urls: readonly string[],
): ColumnCounts | undefined {
  const matrix = useMatrix();
  const totals = useMatrixTotals(matrix);
  const column = useMemo(() => asked && { asked, name, urls }, [asked, name, urls]);
  const comesWithTotals = isCountedInWorker(matrix) && matrix.agents.includes(name);
  const last = useIdleTask(comesWithTotals ? undefined : column, createCountTask);
  if (!asked) return undefined;
  if (urls.length <= MAX_SYNC_URLS) return { counts: asked.count(name, urls), isStale: false };
  if (comesWithTotals) return totals && { counts: countsOf(totals, name), isStale: totals.matrix !== matrix };
  return last?.result && { counts: last.result, isStale: last.question !== column };
}

/** The answers that the first robot of a card gets; no bar for a card that does not count for it. */
export default function AnswerBar({ block }: { block: Block }) {
  const { policy } = useRecordsForm();
  const { marks } = useInterpretation();
  const question = useDocument(fetchQueryOf);
  const urls = useDocument(matrixRows);
  const asked = useDeferredValue<MatrixQuery | undefined>(question, undefined);
  const isIdle = marks
    .get(block.start)
    ?.some(({ code }) => code === 'not-first' || code === 'ruleless-dropped');
  const name = valueOf(fieldAt(policy, block.start));
  const counted = useColumnCounts(isIdle ? undefined : asked, name === '*' ? '' : name, urls);
  const isDimmed = useDelayedFlag(asked !== question || counted?.isStale === true);
  // Totals that were stopped may be those of another table: of this robot they say nothing.
  if (!counted || counted.counts.length === 0 || urls.length === 0) return null;
  const { counts } = counted;
  const of = (wanted: string) =>
    counts.reduce((sum, { tone, count }) => (tone === wanted ? sum + count : sum), 0);
  const other = of('other');
  const told = counts.map(({ counted, count }) => matrixToolWords.counted(counted, count)).join(', ');
  const denied = counts
    .filter(({ tone }) => tone === 'deny')
    .map(({ counted, count }) => matrixToolWords.counted(counted, count))
    .join(', ');
  return (
    <span className={styles['answers']} title={recordToolWords.answers(told)}>
      <span aria-hidden="true" className={styles['bar']} data-dimmed={isDimmed}>
        {of('allow') > 0 && <span data-answer="allow" style={{ flexGrow: of('allow') }} />}
        {other > 0 && <span style={{ flexGrow: other }} />}
        {of('deny') > 0 && <span data-answer="deny" style={{ flexGrow: of('deny') }} />}
      </span>
      <span aria-hidden="true">{denied}</span>
      <span className="vh">{recordToolWords.answers(told)}</span>
    </span>
  );
}
