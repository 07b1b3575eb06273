// A bar in the head of a card: which URLs of the table its crawlers may fetch. It may lag behind typing.
import { useDeferredValue, useMemo } from 'react';
import type { Mark } from '../../../core/analysis/reader-marks/mark.ts';
import type { Block } from '../../../core/syntax/blocks.ts';
import { fieldAt, type Policy, valueOf } from '../../../core/syntax/policy.ts';
import { recordToolWords } from '../../../messages/en/record-tools.ts';
import { matrixToolWords } from '../../../messages/en/table-tools.ts';
import type { GatepostState } from '../../../state/document/document-store.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { isCountedInWorker } from '../../../state/table/counting/counting-state.ts';
import { countsOf } from '../../../state/table/counting/totals.ts';
import { type AnswerCount, type MatrixQuery } from '../../../state/table/create-matrix-query.ts';
import { agentsOfRecords, fetchQuery, matrixRows } from '../../../state/table/matrix-query.ts';
import { useMatrix, useMatrixTotals } from '../../../state/table/use-matrix.ts';
import { useIdleTask } from '../../../state/use-idle-task.ts';
import { useDelayedFlag } from '../../../ui/loading/use-delayed-flag.ts';
import { useInterpretation, useRecordsForm } from '../form-context.ts';
import { isOtherQuestion } from '../marks/record-badges.ts';
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

/** Marks of user-agent lines whose rules are also those of other cards. */
const joinedMarkCodes: ReadonlySet<Mark['code']> = new Set(['joined', 'shares-rules']);

/** Returns the crawlers that the lines of a card name, as they are asked about. */
const crawlersOn = (policy: Policy, lines: readonly number[]): readonly string[] =>
  lines
    .map((line) => fieldAt(policy, line))
    .filter(({ directive }) => directive?.role === 'agent')
    .map((field) => (valueOf(field) === '*' ? '' : valueOf(field)));

/**
 * Whether the table answers the same for all crawlers of a card. Where some of its names are also in other cards,
 * they may differ; if that is too much to find out, they count as different.
 */
function isSameForAll(query: MatrixQuery, names: readonly string[], urls: readonly string[]): boolean {
  if (names.length * urls.length > MAX_SYNC_URLS) return names.length === 1;
  const [first, ...others] = names.map((name) => JSON.stringify(query.count(name, urls)));
  return others.every((counts) => counts === first);
}

/** With more crawlers than this, it is not looked for whether the table asks about those of a card. */
const MAX_ASKED = 200;

/** Whether the record of a card applies to a crawler of the table: only then its rules decide answers there. */
function isInTable(query: MatrixQuery, agents: readonly string[], { start, body }: Block): boolean {
  if (agents.length > MAX_ASKED) return true;
  return agents.some((agent) =>
    query.recordsFor(agent).records.some(({ nameLine }) => start <= nameLine && nameLine < body),
  );
}

/**
 * Shows the answers for the crawlers of a card, while the table asks about fetching. A card that has no effect for the first of them, or
 * that applies to no crawler of the table, has no bar. If a
 * reader joins cards, the first of them has the answers of all these cards together.
 */
export function AnswerBar({ block }: { block: Block }) {
  const { policy } = useRecordsForm();
  const { marks } = useInterpretation();
  const question = useDocument(fetchQueryOf);
  const isOther = useDocument(isOtherQuestion);
  const urls = useDocument(matrixRows);
  const deferredQuery = useDeferredValue<MatrixQuery | undefined>(question, undefined);
  const hasNoEffect = marks
    .get(block.start)
    ?.some(({ code }) => code === 'not-first' || code === 'ruleless-dropped');
  const headLines = Array.from({ length: block.body - block.start }, (_, i) => block.start + i);
  // The answers of joined cards are the same, and the first of them has them.
  const isJoinedAbove = headLines.some((line) => marks.get(line)?.some(({ code }) => code === 'joins-above'));
  const names = crawlersOn(policy, headLines);
  const isJoined = headLines.some((line) => marks.get(line)?.some(({ code }) => joinedMarkCodes.has(code)));
  const isEqual = !isJoined || !deferredQuery || isSameForAll(deferredQuery, names, urls);
  const columnCounts = useColumnCounts(
    hasNoEffect || isJoinedAbove || !isEqual ? undefined : deferredQuery,
    names[0] ?? '',
    urls,
  );
  const agents = useDocument(agentsOfRecords);
  const hasCells = useMemo(
    () => deferredQuery !== undefined && isInTable(deferredQuery, agents, block),
    [deferredQuery, agents, block],
  );
  const isDimmed = useDelayedFlag(deferredQuery !== question || columnCounts?.isStale === true);
  // Totals of a canceled count may be those of another table, which say nothing about this crawler.
  if (isOther || !hasCells || !columnCounts || columnCounts.counts.length === 0 || urls.length === 0)
    return null;
  const { counts } = columnCounts;
  const countOf = (answerTone: string) =>
    counts.reduce((sum, { tone, count }) => (tone === answerTone ? sum + count : sum), 0);
  const other = countOf('other');
  const summary = counts.map(({ counted, count }) => matrixToolWords.counted(counted, count)).join(', ');
  const title = isJoined ? recordToolWords.answersTogether(summary) : recordToolWords.answers(summary);
  return (
    <span className={`inline text-xs quiet ${styles['answers']}`} title={title}>
      <span aria-hidden="true" className={styles['bar']} data-faded={isDimmed}>
        {countOf('allow') > 0 && <span data-answer="allow" style={{ flexGrow: countOf('allow') }} />}
        {other > 0 && <span style={{ flexGrow: other }} />}
        {countOf('deny') > 0 && <span data-answer="deny" style={{ flexGrow: countOf('deny') }} />}
      </span>
      <span aria-hidden="true">{recordToolWords.closed(countOf('deny'))}</span>
      <span className="vh">{title}</span>
    </span>
  );
}
