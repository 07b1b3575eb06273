// The counting of the present table: begun anew after each edit, called off by the next one, and stopped by the person.
import { createStore } from 'zustand/vanilla';
import { fetchKind } from './matrix-kind.ts';
import { type AccessMatrix, isSmall } from './matrix-question.ts';
import { inSlices } from './slices.ts';
import { type ToldTotals, totalsPieces } from './totals.ts';

/** How far the counting is, in cells. */
export interface CountProgress {
  readonly done: number;
  readonly all: number;
}

export interface CountingNow {
  /** The totals of the last large table that was counted to its end. */
  readonly told?: ToldTotals;
  /** While it goes on, once it takes long. */
  readonly progress?: CountProgress;
  /** True if the person stopped it; nothing is counted until they ask for it, or the table has other rows or columns. */
  readonly isStopped?: true;
}

export const countingNow = createStore<CountingNow>(() => ({}));

/** A table that is to be counted. */
export interface CountedTable {
  readonly matrix: AccessMatrix;
  /** The user-agent by whose answers the rows are sorted. */
  readonly sortedBy: string | undefined;
}

/** What hears of a counting. */
export interface CountListener {
  /** So many columns are done. */
  readonly tell: (done: number) => void;
  readonly finish: (told: ToldTotals) => void;
}

/** A way of counting; returns how to call it off. */
type Counter = (table: CountedTable, listener: CountListener) => () => void;

/** Milliseconds between two looks at how far it is. */
const OFTEN = 200;
/** From so many cells on they are counted beside the page. */
const BESIDE = 200_000;

const slowly: Counter = ({ matrix, sortedBy }, { tell, finish }) =>
  inSlices(totalsPieces(matrix, sortedBy, tell), finish);

/** Beside the page, once the code for it is there; in slices where that cannot be. */
const beside: Counter = (table, listener) => {
  let cancel: (() => void) | undefined;
  let isOff = false;
  const goSlowly = () => {
    if (!isOff) cancel = slowly(table, listener);
  };
  import('./count-beside.ts').then(({ countBeside }) => {
    if (isOff) return;
    const callOff = countBeside(table, listener, goSlowly);
    if (callOff) cancel = callOff;
    else goSlowly();
  }, goSlowly);
  return () => {
    isOff = true;
    cancel?.();
  };
};

const cellsOf = ({ rows, columns }: AccessMatrix): number => rows.length * columns.length;

const counterFor = (matrix: AccessMatrix): Counter =>
  matrix.kind === fetchKind && cellsOf(matrix) >= BESIDE ? beside : slowly;

let wanted: CountedTable | undefined;
let callOff = () => {};

function begin(table: CountedTable): void {
  const { matrix } = table;
  let looked = performance.now();
  const tell = (done: number) => {
    const now = performance.now();
    if (now - looked < OFTEN) return;
    looked = now;
    const progress = { done: done * matrix.rows.length, all: cellsOf(matrix) };
    countingNow.setState({ progress });
  };
  const finish = (told: ToldTotals) => countingNow.setState({ told }, true);
  callOff = counterFor(matrix)(table, { tell, finish });
}

const isSameGrid = (a: AccessMatrix, b: AccessMatrix) => a.rows === b.rows && a.agents === b.agents;

/** Counts a table if it is large; what another one is counted for is called off. Returns how to call it off. */
export function countTable(table: CountedTable): () => void {
  callOff();
  callOff = () => {};
  const { isStopped, told } = countingNow.getState();
  const staysStopped = isStopped && wanted !== undefined && isSameGrid(wanted.matrix, table.matrix);
  wanted = table;
  if (isSmall(table.matrix)) countingNow.setState({}, true);
  else {
    countingNow.setState({ ...(told && { told }), ...(staysStopped && { isStopped }) }, true);
    if (!staysStopped) begin(table);
  }
  return () => callOff();
}

/** Stops the counting; what was counted before stays. */
export function stopCounting(): void {
  callOff();
  const { told } = countingNow.getState();
  countingNow.setState({ ...(told && { told }), isStopped: true }, true);
}

/** Counts after all. */
export function goOnCounting(): void {
  if (!wanted) return;
  const { told } = countingNow.getState();
  const progress = { done: 0, all: cellsOf(wanted.matrix) };
  countingNow.setState({ ...(told && { told }), progress }, true);
  begin(wanted);
}
