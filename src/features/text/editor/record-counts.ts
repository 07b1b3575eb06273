// How many cells of the table the records and lines of the open file decide.

import { shallow } from 'zustand/shallow';
import { lineAt } from '../../../core/document/lines.ts';
import type { Source } from '../../../core/document/source.ts';
import { answerFetch } from '../../../core/formats/rep/question/fetch.ts';
import { decidedRows } from '../../../core/formats/rep/question/fetch-tally.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import { blocksOf } from '../../../core/syntax/blocks.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import type { DocumentStore, GatepostState } from '../../../state/document/document-store.ts';
import { openFile, openPolicy } from '../../../state/document/selectors.ts';
import { type IdleScheduler, runWhenIdle } from '../../../state/idle-tasks.ts';
import { countingStore, isCountedInWorker } from '../../../state/table/counting/counting-state.ts';
import { countByLine } from '../../../state/table/counting/totals.ts';
import { type MatrixQuery } from '../../../state/table/create-matrix-query.ts';
import { accessMatrix, agentsOfRecords, matrixQuery, matrixRows } from '../../../state/table/matrix-query.ts';

/**
 * Counts of one version of a file, by line id so that they remain valid in later versions. The id of a record is
 * that of its first user-agent line.
 */
export interface RecordCounts {
  readonly path: string;
  readonly source: Source;
  /** The number of cells of the table; 0 if the table is not about fetching with this file. */
  readonly cells: number;
  readonly records: ReadonlyMap<number, number>;
  readonly lines: ReadonlyMap<number, number>;
}

const idOf = ({ source }: Policy, line: number) => lineAt(source.lines, line)?.id ?? 0;

/** Adds up what the lines of each record decide. */
function recordsById(policy: Policy, lines: RecordCounts['lines']): RecordCounts['records'] {
  const records = new Map<number, number>();
  for (const { start, end } of blocksOf(policy)) {
    let sum = 0;
    for (let line = start; line < end; line++) sum += lines.get(idOf(policy, line)) ?? 0;
    records.set(idOf(policy, start), sum);
  }
  return records;
}

/** Counts what the lines decide, as the worker does for a large table. */
function* countCells(
  policy: Policy,
  { site, path, optionsOf }: MatrixQuery,
  rows: readonly string[],
  columns: readonly string[],
): CooperativeTask<RecordCounts['lines']> {
  const options = optionsOf('');
  if (options.question !== 'fetch') return new Map();
  const answers = answerFetch(site, { ...options, file: path });
  return countByLine(policy.source.lines, yield* decidedRows(answers, columns, rows));
}

/** What the counts depend on. */
interface CountQuestion {
  readonly query: MatrixQuery;
  readonly policy: Policy;
  readonly path: string;
  readonly isTableFile: boolean;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

function* countsTask(question: CountQuestion): CooperativeTask<RecordCounts> {
  const { query, policy, path, isTableFile, rows, columns } = question;
  const base = { path, source: policy.source };
  if (!isTableFile) return { ...base, cells: 0, records: new Map(), lines: new Map() };
  const lines = yield* countCells(policy, query, rows, columns);
  return { ...base, cells: rows.length * columns.length, records: recordsById(policy, lines), lines };
}

const isTableAboutOpenFile = (state: GatepostState): boolean =>
  matrixQuery(state).path === openFile(state).path && state.view.subject === undefined;

/** Returns the counts from the totals of the current table; undefined until they are counted. */
function countsFromWorker(state: GatepostState): RecordCounts | undefined {
  const { totals } = countingStore.getState();
  const matrix = accessMatrix(state);
  const lines = totals?.matrix === matrix && totals.cellsPerLine?.();
  if (!totals?.beside || !lines) return undefined;
  const policy = openPolicy(state);
  return {
    path: matrix.path,
    source: policy.source,
    cells: matrix.rows.length * matrix.agents.length,
    records: recordsById(policy, lines),
    lines,
  };
}

/** Returns the current question about the open file. */
const currentQuestion = (state: GatepostState): CountQuestion => ({
  query: matrixQuery(state),
  policy: openPolicy(state),
  path: openFile(state).path,
  isTableFile: isTableAboutOpenFile(state),
  rows: matrixRows(state),
  columns: agentsOfRecords(state),
});

/** Keeps the counts of a store's open file up to date. They are computed in slices after each change. */
export interface RecordCounter {
  /** Returns the last counts, and whether the file or the table has changed since. */
  readonly current: () => { readonly counts: RecordCounts | undefined; readonly isStale: boolean };
  readonly dispose: () => void;
}

/**
 * Creates a counter that runs until it is disposed of. `onChange` is called for new counts and when counts become
 * stale, but never before the counter is returned: a table that is already counted has its counts at once.
 */
export function createRecordCounter(
  store: DocumentStore,
  onChange: () => void,
  idle?: IdleScheduler,
): RecordCounter {
  let counts: RecordCounts | undefined;
  let lastQuestion: CountQuestion | undefined;
  let isStale = true;
  let cancel = () => undefined as void;
  let notify = () => undefined as void;
  const setCounts = (result: RecordCounts) => {
    counts = result;
    isStale = false;
    notify();
  };
  const applyWorkerCounts = (state: GatepostState) => {
    const workerCounts = countsFromWorker(state);
    if (workerCounts) setCounts(workerCounts);
  };
  const update = (state: GatepostState): boolean => {
    const question = currentQuestion(state);
    if (shallow(question, lastQuestion)) return false;
    lastQuestion = question;
    cancel();
    isStale = true;
    if (isTableAboutOpenFile(state) && isCountedInWorker(accessMatrix(state))) applyWorkerCounts(state);
    else cancel = runWhenIdle(countsTask(question), setCounts, idle);
    return true;
  };
  const unsubscribe = store.subscribe((state) => update(state) && notify());
  const unsubscribeTotals = countingStore.subscribe(({ totals, isSlow }, before) => {
    if (!isStale || (totals === before.totals && isSlow === before.isSlow)) return;
    lastQuestion = undefined;
    update(store.getState());
  });
  update(store.getState());
  notify = onChange;
  return {
    current: () => ({ counts, isStale }),
    dispose() {
      unsubscribe();
      unsubscribeTotals();
      cancel();
    },
  };
}
