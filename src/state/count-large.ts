// Counts large tables: beside the page or in slices, anew after each edit, as long as nobody stops it.

import { countBeside } from './count-beside.ts';
import { type CountedTable, type CountListener, cellsOf, countingNow, isBeside } from './counting-now.ts';
import type { DocumentStore, GatepostState } from './document-store.ts';
import { type AccessMatrix, accessMatrix, isSmall } from './matrix-question.ts';
import { inSlices } from './slices.ts';
import { tasks } from './tasks.ts';
import { type ToldTotals, totalsPieces } from './totals.ts';

/** Milliseconds between two looks at how far it is. */
const OFTEN = 200;

/** A way of counting; returns how to call it off. */
type Counter = (table: CountedTable, listener: CountListener) => () => void;

const slowly: Counter = ({ matrix, sortedBy }, { tell, finish }) =>
  inSlices(totalsPieces(matrix, sortedBy, tell), finish);

/** Beside the page; in slices where that cannot be, or breaks down. */
const beside: Counter = (table, listener) => {
  let isOff = false;
  let cancel = () => {};
  const goSlowly = () => {
    countingNow.setState({ isSlow: true });
    if (!isOff) cancel = slowly(table, listener);
  };
  const callOff = countBeside(table, listener, goSlowly);
  if (callOff) cancel = callOff;
  else goSlowly();
  return () => {
    isOff = true;
    cancel();
  };
};

let wanted: CountedTable | undefined;
let callOff = () => {};

function begin(table: CountedTable): void {
  const { matrix } = table;
  let looked = performance.now();
  const tell = (columns: number) => {
    const now = performance.now();
    if (now - looked < OFTEN) return;
    looked = now;
    const all = cellsOf(matrix);
    countingNow.setState({ progress: { done: Math.round((all * columns) / matrix.columns.length), all } });
  };
  const finish = (told: ToldTotals) => countingNow.setState({ told, progress: undefined });
  callOff = (isBeside(matrix) ? beside : slowly)(table, { tell, finish });
}

const isSameGrid = (a: AccessMatrix, b: AccessMatrix) => a.rows === b.rows && a.agents === b.agents;

/** Where it was stopped it stays so, while rows and columns are the same. */
function countTable(table: CountedTable): void {
  callOff();
  const { isStopped } = countingNow.getState();
  const staysStopped = isStopped && wanted !== undefined && isSameGrid(wanted.matrix, table.matrix);
  wanted = table;
  if (isSmall(table.matrix)) {
    callOff = () => {};
    countingNow.setState({ told: undefined, progress: undefined, isStopped: false });
  } else if (!staysStopped) {
    countingNow.setState({ isStopped: false });
    begin(table);
  }
}

/** Counts the table of a store after each change, if it is large; returns how to stop that. */
export function keepCounting(store: DocumentStore): () => void {
  /** The same object while nothing changed that the counts hang on. */
  const taskOf = tasks();
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
  countingNow.setState({ progress: undefined, isStopped: true });
}

/** Counts after all. */
export function goOnCounting(): void {
  if (!wanted) return;
  countingNow.setState({ progress: { done: 0, all: cellsOf(wanted.matrix) }, isStopped: false });
  begin(wanted);
}
