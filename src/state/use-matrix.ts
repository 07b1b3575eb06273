// The matrix and its chosen cell, for components.
import { useStore } from 'zustand';
import { type CellMarks, cellMarks, type RowNote, rowNotes } from './cell-marks.ts';
import { type CountingNow, countingNow } from './counting-now.ts';
import type { GatepostState } from './document-store.ts';
import { type AccessMatrix, accessMatrix } from './matrix-question.ts';
import { everything, type MatrixView, type ShownRows, shownRows } from './matrix-view.ts';
import { type ToldTotals, totalsFor } from './totals.ts';
import { type LongOrder, longOrder } from './url-sort.ts';
import { useDocument } from './use-document.ts';

/** The matrix of the present document. */
export const useMatrix = (): AccessMatrix => useDocument(accessMatrix);

const chosenCell = ({ view }: GatepostState) => view.cell;

/** The cell whose trace is open. */
export const useChosenCell = (): GatepostState['view']['cell'] => useDocument(chosenCell);

/** How the rows are looked at. */
export const matrixView = ({ view }: GatepostState): MatrixView => view.matrix ?? everything;

/** The rows that are shown now. */
export const rowsShown = (state: GatepostState): ShownRows =>
  shownRows(
    accessMatrix(state),
    matrixView(state),
    cellMarks.getState(),
    countingNow.getState().told,
    longOrder.getState().known,
  );

/** What is said of cells besides their answers. */
export const useCellMarks = (): CellMarks => useStore(cellMarks);

/** What the head of a row says besides its URL. */
export const useRowNote = (url: string): RowNote | undefined => useStore(rowNotes).at?.(url);

const lastTold = ({ told }: CountingNow) => told;
const lastOrder = ({ known }: LongOrder) => known;

/** The totals; those of a large matrix may lag behind, and are undefined before the first are known. */
export function useTotals(matrix: AccessMatrix): ToldTotals | undefined {
  return totalsFor(matrix, useStore(countingNow, lastTold));
}

/** How far the counting is. */
export const useCounting = (): CountingNow => useStore(countingNow);

/**
 * The rows that are shown. In a large matrix the totals are worked out after the cells in sight: which rows have an
 * answer may lag behind a keystroke, what stands in them does not.
 */
export function useShownRows(matrix: AccessMatrix): ShownRows {
  const view = useDocument(matrixView);
  const marks = useCellMarks();
  const last = useStore(countingNow, lastTold);
  const order = useStore(longOrder, lastOrder);
  return shownRows(matrix, view, marks, last, order);
}
