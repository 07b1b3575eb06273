// A bar in the head of a card: which URLs of the table its crawlers may fetch. It may lag behind typing.
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

/** How many URLs are evaluated synchronously: so few that no delay is noticeable. */
const MAX_SYNC_URLS = 2000;

interface CountedColumn {
  readonly query: MatrixQuery;
  readonly name: string;
  readonly urls: readonly string[];
}

function* createColumnTask({ query, name, urls }: CountedColumn) {
  yield* query.columnTask(name, urls);
  return query.count(name, urls);
}

const createCountTask = (column: CountedColumn | undefined) =>
  column && column.urls.length > MAX_SYNC_URLS ? createColumnTask(column) : undefined;

interface ColumnCounts {
  readonly counts: readonly AnswerCount[];
  readonly isStale: boolean;
}

/**
 * The answer counts of a crawler. For a large table they are part of its totals; for other long lists they are
 * computed in slices.
 */
function useColumnCounts(
  query: MatrixQuery | undefined,
  name: string,
  urls: readonly string[],
): ColumnCounts | undefined {
  const matrix = useMatrix();
  const totals = useMatrixTotals(matrix);
  const column = useMemo(() => query && { query, name, urls }, [query, name, urls]);
  const isInTotals = isCountedInWorker(matrix) && matrix.agents.includes(name);
  const latest = useIdleTask(isInTotals ? undefined : column, createCountTask);
  if (!query) return undefined;
  if (urls.length <= MAX_SYNC_URLS) return { counts: query.count(name, urls), isStale: false };
  if (isInTotals) return totals && { counts: countsOf(totals, name), isStale: totals.matrix !== matrix };
  return latest?.result && { counts: latest.result, isStale: latest.question !== column };
}

/** Shows the answers for the first crawler of a card. A card that has no effect for it has no bar. */
export function AnswerBar({ block }: { block: Block }) {
  const { policy } = useRecordsForm();
  const { marks } = useInterpretation();
  const question = useDocument(fetchQueryOf);
  const urls = useDocument(matrixRows);
  const deferredQuery = useDeferredValue<MatrixQuery | undefined>(question, undefined);
  const hasNoEffect = marks
    .get(block.start)
    ?.some(({ code }) => code === 'not-first' || code === 'ruleless-dropped');
  const name = valueOf(fieldAt(policy, block.start));
  const columnCounts = useColumnCounts(
    hasNoEffect ? undefined : deferredQuery,
    name === '*' ? '' : name,
    urls,
  );
  const isDimmed = useDelayedFlag(deferredQuery !== question || columnCounts?.isStale === true);
  // Totals of a canceled count may be those of another table, which say nothing about this crawler.
  if (!columnCounts || columnCounts.counts.length === 0 || urls.length === 0) return null;
  const { counts } = columnCounts;
  const countOf = (answerTone: string) =>
    counts.reduce((sum, { tone, count }) => (tone === answerTone ? sum + count : sum), 0);
  const other = countOf('other');
  const summary = counts.map(({ counted, count }) => matrixToolWords.counted(counted, count)).join(', ');
  const denied = counts
    .filter(({ tone }) => tone === 'deny')
    .map(({ counted, count }) => matrixToolWords.counted(counted, count))
    .join(', ');
  return (
    <span className={`inline text-xs quiet ${styles['answers']}`} title={recordToolWords.answers(summary)}>
      <span aria-hidden="true" className={styles['bar']} data-faded={isDimmed}>
        {countOf('allow') > 0 && <span data-answer="allow" style={{ flexGrow: countOf('allow') }} />}
        {other > 0 && <span style={{ flexGrow: other }} />}
        {countOf('deny') > 0 && <span data-answer="deny" style={{ flexGrow: countOf('deny') }} />}
      </span>
      <span aria-hidden="true">{denied}</span>
      <span className="vh">{recordToolWords.answers(summary)}</span>
    </span>
  );
}
