// The matrix and its chosen cell, for components.
import { useStore } from 'zustand';
import { type CellMarks, cellMarks, type RowNote, rowNotes } from './cell-marks.ts';
import type { GatepostState } from './document-store.ts';
import { type AccessMatrix, accessMatrix, isSmall, matrixPieces } from './matrix-question.ts';
import { everything, type MatrixView, type ShownRows, shownRows } from './matrix-view.ts';
import { useDocument } from './use-document.ts';
import { useInSlices } from './use-slices.ts';

/** The matrix of the present document. */
export const useMatrix = (): AccessMatrix => useDocument(accessMatrix);

const chosenCell = ({ view }: GatepostState) => view.cell;

/** The cell whose trace is open. */
export const useChosenCell = (): GatepostState['view']['cell'] => useDocument(chosenCell);

/** How the rows are looked at. */
export const matrixView = ({ view }: GatepostState): MatrixView => view.matrix ?? everything;

/** The rows that are shown now. */
export const rowsShown = (state: GatepostState): ShownRows =>
  shownRows(accessMatrix(state), matrixView(state), cellMarks.getState());

/** What is said of cells besides their answers. */
export const useCellMarks = (): CellMarks => useStore(cellMarks);

/** What the head of a row says besides its URL. */
export const useRowNote = (url: string): RowNote | undefined => useStore(rowNotes).at?.(url);

const workOf = (matrix: AccessMatrix) => (isSmall(matrix) ? undefined : matrixPieces(matrix));

export interface ToldRows {
  readonly shown: ShownRows;
  /** The matrix whose totals are told; undefined before the first are known. */
  readonly told: AccessMatrix | undefined;
}

/**
 * The rows that are shown, and the totals. In a large matrix they are worked out after the cells in sight: which rows
 * have an answer may lag behind a keystroke, what stands in them does not.
 */
export function useShownRows(matrix: AccessMatrix): ToldRows {
  const view = useDocument(matrixView);
  const marks = useCellMarks();
  const last = useInSlices(matrix, workOf)?.question;
  const told = isSmall(matrix) ? matrix : last;
  const isSameGrid = told?.rows === matrix.rows && told.agents === matrix.agents;
  return { shown: shownRows(isSameGrid ? told : matrix, view, marks), told };
}
