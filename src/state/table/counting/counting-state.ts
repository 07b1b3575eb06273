// What is known of the counting of the present table. How it is counted is fetched.
import { createStore } from 'zustand/vanilla';
import type { GatepostState } from '../../document/document-store.ts';
import type { AccessMatrix } from '../matrix-query.ts';
import { fetchPresentation } from '../question-presentation.ts';
import type { MatrixTotals } from './totals.ts';

/** How far the counting is, in cells. */
export interface CountProgress {
  readonly done: number;
  readonly all: number;
}

export interface CountingState {
  /** The totals of the last large table that was counted to its end. */
  readonly told?: MatrixTotals | undefined;
  /** While it goes on, once it takes long. */
  readonly progress?: CountProgress | undefined;
  /** True if the person stopped it; nothing is counted until they ask for it, or the table has other rows or columns. */
  readonly isStopped?: boolean;
  /** True if nothing can be counted beside the page. */
  readonly isSlow?: boolean;
}

export const countingStore = createStore<CountingState>(() => ({}));

/** A table that is to be counted. */
export interface CountingInput {
  readonly matrix: AccessMatrix;
  /** The user-agent by whose answers the rows are sorted. */
  readonly sortedBy: string | undefined;
  /** The state that it is the table of. */
  readonly state: GatepostState;
}

/** What hears of a counting. */
export interface CountListener {
  /** So many columns are done. */
  readonly tell: (done: number) => void;
  readonly finish: (told: MatrixTotals) => void;
}

/** From so many cells on they are counted beside the page. */
const MIN_WORKER_CELLS = 200_000;

export const countCells = ({ rows, agents }: AccessMatrix): number => rows.length * agents.length;

/** Whether a table is counted beside the page: then what is told of all its cells comes with its totals. */
export const isCountedInWorker = (matrix: AccessMatrix): boolean =>
  matrix.kind === fetchPresentation &&
  countCells(matrix) >= MIN_WORKER_CELLS &&
  !countingStore.getState().isSlow;
