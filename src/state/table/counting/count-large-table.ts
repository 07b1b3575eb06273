// Counts large tables in a worker or in slices, again after each edit unless the user stops it.

import type { DocumentStore, GatepostState } from '../../document/document-store.ts';
import { runWhenIdle } from '../../idle-tasks.ts';
import { createTaskKey } from '../../task-key.ts';
import { listedColumns } from '../filtered-answers.ts';
import { type AccessMatrix, accessMatrix, isSmallMatrix } from '../matrix-query.ts';
import { countInWorker } from './count-in-worker.ts';
import {
  type CountingInput,
  type CountListener,
  countCells,
  countingStore,
  isCountedInWorker,
} from './counting-state.ts';
import { countTotals, type MatrixTotals } from './totals.ts';

/** Milliseconds between two updates of the progress. */
const PROGRESS_INTERVAL = 200;

/** Counts a table and returns the function that cancels the count. */
type Counter = (table: CountingInput, listener: CountListener) => () => void;

const countOnPage: Counter = ({ matrix, listed }, { onProgress, finish }) =>
  runWhenIdle(countTotals(matrix, listed, onProgress), finish);

/** Counts in a worker, or in slices if there is no worker or it fails. */
const countWithWorker: Counter = (table, listener) => {
  let isCanceled = false;
  let cancel = () => {};
  const countInSlices = () => {
    countingStore.setState({ isSlow: true });
    if (!isCanceled) cancel = countOnPage(table, listener);
  };
  const cancelWorker = countInWorker(table, listener, countInSlices);
  if (cancelWorker) cancel = cancelWorker;
  else countInSlices();
  return () => {
    isCanceled = true;
    cancel();
  };
};

let pendingTable: CountingInput | undefined;
let cancelCount = () => {};

function begin(table: CountingInput): void {
  const { matrix } = table;
  let lastReport = performance.now();
  const tell = (columns: number) => {
    const now = performance.now();
    if (now - lastReport < PROGRESS_INTERVAL) return;
    lastReport = now;
    const all = countCells(matrix);
    countingStore.setState({ progress: { done: Math.round((all * columns) / matrix.columns.length), all } });
  };
  const finish = (totals: MatrixTotals) => countingStore.setState({ totals, progress: undefined });
  cancelCount = (isCountedInWorker(matrix) ? countWithWorker : countOnPage)(table, {
    onProgress: tell,
    finish,
  });
}

const isSameGrid = (a: AccessMatrix, b: AccessMatrix) => a.rows === b.rows && a.agents === b.agents;

/** A stopped count stays stopped while rows and columns are the same. */
function countTable(table: CountingInput): void {
  cancelCount();
  const { isStopped } = countingStore.getState();
  const staysStopped =
    isStopped && pendingTable !== undefined && isSameGrid(pendingTable.matrix, table.matrix);
  pendingTable = table;
  if (isSmallMatrix(table.matrix)) {
    cancelCount = () => {};
    countingStore.setState({ totals: undefined, progress: undefined, isStopped: false });
  } else if (!staysStopped) {
    countingStore.setState({ isStopped: false });
    begin(table);
  }
}

/** Counts the table of a store after each change, if it is large. Returns the function that stops this. */
export function watchCounting(store: DocumentStore): () => void {
  /** The same object while nothing changes on which the counts depend. */
  const taskOf = createTaskKey();
  let lastTask: unknown;
  const update = (state: GatepostState) => {
    const matrix = accessMatrix(state);
    const listed = listedColumns(state.view.matrix);
    const task = taskOf(matrix, listed.join('\n'), state.saved);
    if (task === lastTask) return;
    lastTask = task;
    countTable({ matrix, listed, state });
  };
  update(store.getState());
  const unsubscribe = store.subscribe(update);
  return () => {
    unsubscribe();
    cancelCount();
  };
}

/** Stops the count. Existing totals are kept. */
export function stopCounting(): void {
  cancelCount();
  countingStore.setState({ progress: undefined, isStopped: true });
}

/** Resumes a stopped count. */
export function resumeCounting(): void {
  if (!pendingTable) return;
  countingStore.setState({ progress: { done: 0, all: countCells(pendingTable.matrix) }, isStopped: false });
  begin(pendingTable);
}
