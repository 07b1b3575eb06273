// What the records of the open file decide in the table: of each, how many URLs and for how many user-agents.

import { shallow } from 'zustand/shallow';
import { lineAt } from '../../../core/document/lines.ts';
import type { Source } from '../../../core/document/source.ts';
import { blockOfLines, type RecordTotals } from '../../../core/formats/rep/question/record-totals.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import { blocksOf } from '../../../core/syntax/blocks.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import type { DocumentStore, GatepostState } from '../../../state/document/document-store.ts';
import { openFile, openPolicy } from '../../../state/document/selectors.ts';
import { type IdleScheduler, runWhenIdle } from '../../../state/idle-tasks.ts';
import { countingStore, isCountedInWorker } from '../../../state/table/counting/counting-state.ts';
import { type MatrixQuery } from '../../../state/table/create-matrix-query.ts';
import { accessMatrix, agentsOfRecords, matrixQuery, matrixRows } from '../../../state/table/matrix-query.ts';

export interface RecordCount {
  readonly urls: number;
  readonly agents: number;
}

/** Counts of one version of a file. By line id, which outlives the version: of a record that of its first user-agent line. */
export interface RecordCounts {
  readonly path: string;
  readonly source: Source;
  /** Cells of the table; 0 if it is not about what this file lets user-agents fetch. */
  readonly cells: number;
  readonly records: ReadonlyMap<number, RecordCount>;
  /** How many cells each line decides. */
  readonly lines: ReadonlyMap<number, number>;
}

const idOf = ({ source }: Policy, line: number) => lineAt(source.lines, line)?.id ?? 0;

const recordsById = (policy: Policy, { rows, agents }: RecordTotals): RecordCounts['records'] =>
  new Map(
    blocksOf(policy).map(({ start }, block) => [
      idOf(policy, start),
      { urls: rows[block] ?? 0, agents: agents[block] ?? 0 },
    ]),
  );

/** Adds up, column by column, what `linesOf` says of each URL. */
function* count(
  policy: Policy,
  { columnTask, linesOf }: MatrixQuery,
  rows: readonly string[],
  columns: readonly string[],
): CooperativeTask<Pick<RecordCounts, 'records' | 'lines'>> {
  const blockOf = blockOfLines(policy);
  const urls = blocksOf(policy).map(() => new Set<number>());
  const agents = new Uint32Array(urls.length);
  const perLine = new Int32Array(blockOf.length);
  for (const agent of columns) {
    yield* columnTask(agent, rows);
    const touched = new Set<number>();
    linesOf(agent, rows).forEach((line, row) => {
      if (line < 0) return;
      perLine[line]! += 1;
      const block = blockOf[line]!;
      if (block < 0) return;
      urls[block]!.add(row);
      touched.add(block);
    });
    for (const block of touched) agents[block]! += 1;
  }
  const rowsOf = Uint32Array.from(urls, ({ size }) => size);
  const records = recordsById(policy, { rows: rowsOf, agents });
  const lines = new Map<number, number>();
  perLine.forEach((decided, line) => decided > 0 && lines.set(idOf(policy, line), decided));
  return { records, lines };
}

/** What the counts depend on. */
interface CountQuestion {
  readonly asked: MatrixQuery;
  readonly policy: Policy;
  readonly path: string;
  readonly isAsked: boolean;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

function* countsTask(question: CountQuestion): CooperativeTask<RecordCounts> {
  const { asked, policy, path, isAsked, rows, columns } = question;
  const base = { path, source: policy.source };
  if (!isAsked) return { ...base, cells: 0, records: new Map(), lines: new Map() };
  return { ...base, cells: rows.length * columns.length, ...(yield* count(policy, asked, rows, columns)) };
}

const isAboutOpen = (state: GatepostState): boolean =>
  matrixQuery(state).path === openFile(state).path && state.view.subject === undefined;

/** The counts that came with the totals of the table as it is now; undefined before they are there. */
function countsFromWorker(state: GatepostState): RecordCounts | undefined {
  const { told } = countingStore.getState();
  const matrix = accessMatrix(state);
  const lines = told?.matrix === matrix && told.cellsPerLine?.();
  if (!told?.beside || !lines) return undefined;
  const policy = openPolicy(state);
  return {
    path: matrix.path,
    source: policy.source,
    cells: matrix.rows.length * matrix.agents.length,
    records: recordsById(policy, told.beside.records),
    lines,
  };
}

/** The question about the open file. */
const questionNow = (state: GatepostState): CountQuestion => ({
  asked: matrixQuery(state),
  policy: openPolicy(state),
  path: openFile(state).path,
  isAsked: isAboutOpen(state),
  rows: matrixRows(state),
  columns: agentsOfRecords(state),
});

/** Keeps the counts of a store's open file, worked out in slices after each change. */
export interface RecordCounter {
  /** The last that were worked out, and whether the file or the table has changed since. */
  readonly now: () => { readonly counts: RecordCounts | undefined; readonly isStale: boolean };
  readonly dispose: () => void;
}

/** Counts as long as it is not disposed of; `onChange` hears of new counts, and of those that have grown stale. */
export function createRecordCounter(
  store: DocumentStore,
  onChange: () => void,
  idle?: IdleScheduler,
): RecordCounter {
  let counts: RecordCounts | undefined;
  let asked: CountQuestion | undefined;
  let isStale = true;
  let cancel = () => undefined as void;
  const done = (result: RecordCounts) => {
    counts = result;
    isStale = false;
    onChange();
  };
  const takeOver = (state: GatepostState) => {
    const counted = countsFromWorker(state);
    if (counted) done(counted);
  };
  const look = (state: GatepostState): boolean => {
    const question = questionNow(state);
    if (shallow(question, asked)) return false;
    asked = question;
    cancel();
    isStale = true;
    if (isAboutOpen(state) && isCountedInWorker(accessMatrix(state))) takeOver(state);
    else cancel = runWhenIdle(countsTask(question), done, idle);
    return true;
  };
  const leave = store.subscribe((state) => look(state) && onChange());
  const leaveTotals = countingStore.subscribe(({ told, isSlow }, before) => {
    if (!isStale || (told === before.told && isSlow === before.isSlow)) return;
    asked = undefined;
    look(store.getState());
  });
  look(store.getState());
  return {
    now: () => ({ counts, isStale }),
    dispose() {
      leave();
      leaveTotals();
      cancel();
    },
  };
}
