// The column of the selected cell.
import type { GatepostState } from '../../document/document-store.ts';
import { accessMatrix } from '../matrix-query.ts';
import { columnIncludes, type MatrixColumn } from './matrix-columns.ts';

/** Returns the column of the selected cell, or undefined if no cell is selected or the table no longer shows it. */
export function chosenColumn(state: GatepostState): MatrixColumn | undefined {
  const { cell } = state.view;
  return cell && accessMatrix(state).columns.find((column) => columnIncludes(column, cell.agent));
}
