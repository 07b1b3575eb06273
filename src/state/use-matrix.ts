// The matrix and its chosen cell, for components.
import type { GatepostState } from './document-store.ts';
import { type AccessMatrix, accessMatrix } from './matrix-question.ts';
import { useDocument } from './use-document.ts';

/** The matrix of the present document. */
export const useMatrix = (): AccessMatrix => useDocument(accessMatrix);

const chosenCell = ({ view }: GatepostState) => view.cell;

/** The cell whose trace is open. */
export const useChosenCell = (): GatepostState['view']['cell'] => useDocument(chosenCell);
