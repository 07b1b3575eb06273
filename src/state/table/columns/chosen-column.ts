// The column of the chosen cell.
import type { GatepostState } from '../../document/document-store.ts';
import { accessMatrix } from '../matrix-query.ts';
import { columnIncludes, type MatrixColumn } from './matrix-columns.ts';

/** All crawlers that the chosen cell answers for; undefined without one, or where the table no longer shows it. */
export function chosenColumn(state: GatepostState): MatrixColumn | undefined {
  const { cell } = state.view;
  return cell && accessMatrix(state).columns.find((column) => columnIncludes(column, cell.agent));
}
