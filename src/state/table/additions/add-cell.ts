// A cell that the table does not ask about yet: its URL and its user-agent become part of it. Fetched with what offers it.

import { lowerCase } from '../../../core/text/lower-case.ts';
import { requestKeyOf } from '../../../core/workspace/request-index.ts';
import type { SiteDocument } from '../../document/document.ts';
import { changeDocument, type DocumentStore } from '../../document/document-store.ts';
import { matrixColumns, matrixRows } from '../matrix-query.ts';
import { addColumnsTo, addRowsTo } from './matrix-input.ts';

/** A user-agent, '' for any that no record names, and a URL as it stands, whatever is in it. */
export interface CellAddress {
  readonly agent: string;
  readonly url: string;
}

type Table = Pick<SiteDocument, 'rows' | 'columns' | 'origin'>;

/** Tells what a table lacks of a cell. URLs of the site are the same whether they are written whole or as paths. */
function findMissing({ rows, columns, origin }: Table) {
  const urls = new Set(rows.map((row) => requestKeyOf(row, origin)));
  const agents = new Set(columns.map(lowerCase));
  return ({ agent, url }: CellAddress) => ({
    row: !urls.has(requestKeyOf(url, origin)),
    column: !agents.has(lowerCase(agent)),
  });
}

/** Tells whether a table asks about a cell. */
export function createCellTest(table: Table): (cell: CellAddress) => boolean {
  const lacking = findMissing(table);
  return (cell) => {
    const { row, column } = lacking(cell);
    return !row && !column;
  };
}

function stepOf({ row, column }: ReturnType<ReturnType<typeof findMissing>>, { agent, url }: CellAddress) {
  if (row && column) return { code: 'add-cell', params: { agent, url } };
  return { code: row ? 'add-rows' : 'add-columns', params: { count: 1 } };
}

/** Adds what the table lacks of a cell, as one step. */
export function addCell(store: DocumentStore, cell: CellAddress): void {
  const state = store.getState();
  const { document } = state;
  const lacking = findMissing({ ...document, rows: matrixRows(state), columns: matrixColumns(state) })(cell);
  if (!lacking.row && !lacking.column) return;
  const { agent, url } = cell;
  const withRow = lacking.row ? addRowsTo(document, [url]).document : document;
  const both = lacking.column ? addColumnsTo(withRow, [{ given: agent, agent }]).document : withRow;
  changeDocument(store, { origin: 'matrix', label: stepOf(lacking, cell) }, () => both);
}
