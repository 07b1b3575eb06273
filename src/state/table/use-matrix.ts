// The matrix and its chosen cell, for components.
import { useStore } from 'zustand';
import type { GatepostState } from '../document/document-store.ts';
import { useDocument } from '../document/use-document.ts';
import { type CellMarks, cellMarks, type RowNote, rowNotes } from './cell-marks.ts';
import { type CountingState, countingStore } from './counting/counting-state.ts';
import { currentTotals, type MatrixTotals } from './counting/totals.ts';
import { type AccessMatrix, accessMatrix } from './matrix-query.ts';
import { defaultMatrixView, type MatrixView, type VisibleRows, visibleRows } from './matrix-view.ts';
import { type UrlOrderState, urlOrderStore } from './url-sort.ts';

/** The matrix of the present document. */
export const useMatrix = (): AccessMatrix => useDocument(accessMatrix);

const chosenCell = ({ view }: GatepostState) => view.cell;

/** The cell whose trace is open. */
export const useChosenCell = (): GatepostState['view']['cell'] => useDocument(chosenCell);

/** How the rows are looked at. */
export const matrixView = ({ view }: GatepostState): MatrixView => view.matrix ?? defaultMatrixView;

/** The rows that are shown now. */
export const currentRows = (state: GatepostState): VisibleRows =>
  visibleRows(
    accessMatrix(state),
    matrixView(state),
    cellMarks.getState(),
    countingStore.getState().told,
    urlOrderStore.getState().order,
    state.view.cell?.url,
  );

/** What is said of cells besides their answers. */
export const useCellMarks = (): CellMarks => useStore(cellMarks);

/** What the head of a row says besides its URL. */
export const useRowNote = (url: string): RowNote | undefined => useStore(rowNotes).at?.(url);

const lastTotals = ({ told }: CountingState) => told;
const lastOrder = ({ order: known }: UrlOrderState) => known;

/** The totals; those of a large matrix may lag behind, and are undefined before the first are known. */
export function useMatrixTotals(matrix: AccessMatrix): MatrixTotals | undefined {
  return currentTotals(matrix, useStore(countingStore, lastTotals));
}

/** How far the counting is. */
export const useCounting = (): CountingState => useStore(countingStore);

/**
 * The rows that are shown. In a large matrix the totals are worked out after the cells in sight: which rows have an
 * answer may lag behind a keystroke, what stands in them does not.
 */
export function useVisibleRows(matrix: AccessMatrix): VisibleRows {
  const view = useDocument(matrixView);
  const marks = useCellMarks();
  const last = useStore(countingStore, lastTotals);
  const order = useStore(urlOrderStore, lastOrder);
  const chosen = useChosenCell();
  return visibleRows(matrix, view, marks, last, order, chosen?.url);
}
