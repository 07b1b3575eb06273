// Adds a cell that the table does not contain yet: its URL and its user-agent. Loaded with the features that offer
// it.

import { lowerCase } from '../../../core/text/lower-case.ts';
import { requestKeyOf } from '../../../core/workspace/request-key.ts';
import type { SiteDocument } from '../../document/document.ts';
import { changeDocument, type DocumentStore } from '../../document/document-store.ts';
import { originOfSession } from '../../document/session-name.ts';
import { matrixColumns, matrixRows } from '../matrix-query.ts';
import { addColumnsTo, addRowsTo } from './matrix-input.ts';

/** A user-agent, '' for any that no record names, and a URL exactly as it is written. */
export interface CellAddress {
  readonly agent: string;
  readonly url: string;
}

type Table = Pick<SiteDocument, 'rows' | 'columns' | 'origin'>;

/**
 * Returns a function that finds what the table lacks for a cell. A URL of the site is the same in full and as a
 * path.
 */
function findMissing({ rows, columns, origin }: Table) {
  const urls = new Set(rows.map((row) => requestKeyOf(row, origin)));
  const agents = new Set(columns.map(lowerCase));
  return ({ agent, url }: CellAddress) => ({
    row: !urls.has(requestKeyOf(url, origin)),
    column: !agents.has(lowerCase(agent)),
  });
}

/** Returns the test for whether a table contains a cell. */
export function createCellTest(table: Table): (cell: CellAddress) => boolean {
  const missingParts = findMissing(table);
  return (cell) => {
    const { row, column } = missingParts(cell);
    return !row && !column;
  };
}

function stepOf({ row, column }: ReturnType<ReturnType<typeof findMissing>>, { agent, url }: CellAddress) {
  if (row && column) return { code: 'add-cell', params: { agent, url } };
  return { code: row ? 'add-rows' : 'add-columns', params: { count: 1 } };
}

/** Adds what the table lacks for a cell, as one step. */
export function addCell(store: DocumentStore, cell: CellAddress): void {
  const state = store.getState();
  const { document } = state;
  const missing = findMissing({ ...document, rows: matrixRows(state), columns: matrixColumns(state) })(cell);
  if (!missing.row && !missing.column) return;
  const { agent, url } = cell;
  const withRow = missing.row
    ? addRowsTo(document, [url], document.rows, originOfSession(state)).document
    : document;
  const after = missing.column ? addColumnsTo(withRow, [{ given: agent, agent }]).document : withRow;
  changeDocument(store, { origin: 'matrix', label: stepOf(missing, cell) }, () => after);
}
