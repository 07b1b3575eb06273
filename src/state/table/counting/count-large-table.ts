// Counts large tables: beside the page or in slices, anew after each edit, as long as nobody stops it.

import type { DocumentStore, GatepostState } from '../../document/document-store.ts';
import { runWhenIdle } from '../../idle-tasks.ts';
import { createTaskKey } from '../../task-key.ts';
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

/** Milliseconds between two looks at how far it is. */
const OFTEN = 200;

/** A way of counting; returns how to call it off. */
type Counter = (table: CountingInput, listener: CountListener) => () => void;

const countOnPage: Counter = ({ matrix, sortedBy }, { tell, finish }) =>
  runWhenIdle(countTotals(matrix, sortedBy, tell), finish);

/** Beside the page; in slices where that cannot be, or breaks down. */
const countWithWorker: Counter = (table, listener) => {
  let isOff = false;
  let cancel = () => {};
  const goSlowly = () => {
    countingStore.setState({ isSlow: true });
    if (!isOff) cancel = countOnPage(table, listener);
  };
  const callOff = countInWorker(table, listener, goSlowly);
  if (callOff) cancel = callOff;
  else goSlowly();
  return () => {
    isOff = true;
    cancel();
  };
};

let pendingTable: CountingInput | undefined;
let callOff = () => {};

function begin(table: CountingInput): void {
  const { matrix } = table;
  let looked = performance.now();
  const tell = (columns: number) => {
    const now = performance.now();
    if (now - looked < OFTEN) return;
    looked = now;
    const all = countCells(matrix);
    countingStore.setState({ progress: { done: Math.round((all * columns) / matrix.columns.length), all } });
  };
  const finish = (told: MatrixTotals) => countingStore.setState({ told, progress: undefined });
  callOff = (isCountedInWorker(matrix) ? countWithWorker : countOnPage)(table, { tell, finish });
}

const isSameGrid = (a: AccessMatrix, b: AccessMatrix) => a.rows === b.rows && a.agents === b.agents;

/** Where it was stopped it stays so, while rows and columns are the same. */
function countTable(table: CountingInput): void {
  callOff();
  const { isStopped } = countingStore.getState();
  const staysStopped =
    isStopped && pendingTable !== undefined && isSameGrid(pendingTable.matrix, table.matrix);
  pendingTable = table;
  if (isSmallMatrix(table.matrix)) {
    callOff = () => {};
    countingStore.setState({ told: undefined, progress: undefined, isStopped: false });
  } else if (!staysStopped) {
    countingStore.setState({ isStopped: false });
    begin(table);
  }
}

/** Counts the table of a store after each change, if it is large; returns how to stop that. */
export function watchCounting(store: DocumentStore): () => void {
  /** The same object while nothing changed that the counts hang on. */
  const taskOf = createTaskKey();
  let asked: unknown;
  const look = (state: GatepostState) => {
    const matrix = accessMatrix(state);
    const sortedBy = state.view.matrix?.sort?.agent;
    const task = taskOf(matrix, sortedBy, state.saved);
    if (task === asked) return;
    asked = task;
    countTable({ matrix, sortedBy, state });
  };
  look(store.getState());
  const leave = store.subscribe(look);
  return () => {
    leave();
    callOff();
  };
}

/** Stops the counting; what was counted before stays. */
export function stopCounting(): void {
  callOff();
  countingStore.setState({ progress: undefined, isStopped: true });
}

/** Counts after all. */
export function resumeCounting(): void {
  if (!pendingTable) return;
  countingStore.setState({ progress: { done: 0, all: countCells(pendingTable.matrix) }, isStopped: false });
  begin(pendingTable);
}
