// Hooks for the table and its selected cell.
import { useStore } from 'zustand';
import type { GatepostState } from '../document/document-store.ts';
import { useDocument } from '../document/use-document.ts';
import { textReader } from './asked/text-meaning.ts';
import { type CellMarks, cellMarks, type RowNote, rowNotes } from './cell-marks.ts';
import { type CountingState, countingStore } from './counting/counting-state.ts';
import { currentTotals, type MatrixTotals } from './counting/totals.ts';
import { type AccessMatrix, accessMatrix } from './matrix-query.ts';
import { defaultMatrixView, type MatrixView, type VisibleRows, visibleRows } from './matrix-view.ts';
import { type UrlOrderState, urlOrderStore } from './rows/url-sort.ts';

/** Returns the table of the current document. */
export const useMatrix = (): AccessMatrix => useDocument(accessMatrix);

const chosenCell = ({ view }: GatepostState) => view.cell;

/** Returns the cell that is explained. */
export const useChosenCell = (): GatepostState['view']['cell'] => useDocument(chosenCell);

/** Returns the filter and the order of the rows. */
export const matrixView = ({ view }: GatepostState): MatrixView => view.matrix ?? defaultMatrixView;

/** Returns the rows that are currently visible. */
export const currentRows = (state: GatepostState): VisibleRows =>
  visibleRows(
    accessMatrix(state),
    matrixView(state),
    cellMarks.getState(),
    countingStore.getState().totals,
    urlOrderStore.getState().order,
    state.view.cell?.url,
  );

/** Returns the marks of cells. */
export const useCellMarks = (): CellMarks => useStore(cellMarks);

/** Returns the note in the head of a row. */
export function useRowNote(url: string): RowNote | undefined {
  const { at, elsewhere } = useStore(rowNotes);
  return elsewhere?.(url) ?? at?.(url);
}

const lastTotals = ({ totals }: CountingState) => totals;
const lastOrder = ({ order }: UrlOrderState) => order;

/** Returns the totals. Those of a large table may lag behind, and are undefined until they are first computed. */
export function useMatrixTotals(matrix: AccessMatrix): MatrixTotals | undefined {
  return currentTotals(matrix, useStore(countingStore, lastTotals));
}

/** Returns the state of counting. */
export const useCounting = (): CountingState => useStore(countingStore);

/**
 * Returns the visible rows. The totals of a large table are computed after the visible cells. Which rows match an
 * answer may therefore lag behind a keystroke, but the content of the rows does not.
 */
export function useVisibleRows(matrix: AccessMatrix): VisibleRows {
  const view = useDocument(matrixView);
  const marks = useCellMarks();
  const last = useStore(countingStore, lastTotals);
  const order = useStore(urlOrderStore, lastOrder);
  const selectedCell = useChosenCell();
  useStore(textReader);
  return visibleRows(matrix, view, marks, last, order, selectedCell?.url);
}
