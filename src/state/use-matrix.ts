// The matrix and its chosen cell, for components.
import { useDeferredValue } from 'react';
import type { GatepostState } from './document-store.ts';
import { type AccessMatrix, accessMatrix } from './matrix-question.ts';
import { everything, type MatrixView, type ShownRows, shownRows } from './matrix-view.ts';
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
  shownRows(accessMatrix(state), matrixView(state));

/**
 * The rows that are shown, worked out after the cells in sight: which rows have an answer may lag behind a keystroke,
 * what stands in them does not. `told` is the matrix they were worked out from.
 */
export function useShownRows(matrix: AccessMatrix): { shown: ShownRows; told: AccessMatrix } {
  const view = useDocument(matrixView);
  const deferred = useDeferredValue(matrix);
  const isSameGrid = deferred.rows === matrix.rows && deferred.agents === matrix.agents;
  const told = isSameGrid ? deferred : matrix;
  return { shown: shownRows(told, view), told };
}
