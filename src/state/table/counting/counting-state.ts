// The state of counting the current table. The code that counts is loaded separately.
import { createStore } from 'zustand/vanilla';
import type { GatepostState } from '../../document/document-store.ts';
import type { AccessMatrix } from '../matrix-query.ts';
import { fetchPresentation } from '../question-presentation.ts';
import type { MatrixTotals } from './totals.ts';

/** The progress of a count, in cells. */
export interface CountProgress {
  readonly done: number;
  readonly all: number;
}

export interface CountingState {
  /** The totals of the last large table that was counted completely. */
  readonly totals?: MatrixTotals | undefined;
  /** Set while a count is running, once it takes long. */
  readonly progress?: CountProgress | undefined;
  /** Whether the user stopped the count. It resumes when the user resumes it or the rows or columns change. */
  readonly isStopped?: boolean;
  /** Whether counting in a worker is not possible. */
  readonly isSlow?: boolean;
}

export const countingStore = createStore<CountingState>(() => ({}));

/** A table to count. */
export interface CountingInput {
  readonly matrix: AccessMatrix;
  /** The columns whose answers are needed one by one. */
  readonly listed: readonly string[];
  /** The state to which the table belongs. */
  readonly state: GatepostState;
}

/** Receives the progress and the result of a count. */
export interface CountListener {
  /** Called with the number of finished columns. */
  readonly onProgress: (done: number) => void;
  readonly finish: (totals: MatrixTotals) => void;
}

/** The number of cells from which a table is counted in a worker. */
const MIN_WORKER_CELLS = 200_000;

export const countCells = ({ rows, agents }: AccessMatrix): number => rows.length * agents.length;

/** Whether a table is counted in a worker. The totals then also contain the counts per line, record and change. */
export const isCountedInWorker = (matrix: AccessMatrix): boolean =>
  matrix.kind === fetchPresentation &&
  countCells(matrix) >= MIN_WORKER_CELLS &&
  !countingStore.getState().isSlow;
