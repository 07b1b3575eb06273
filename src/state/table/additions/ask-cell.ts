// Asks whether a crawler may fetch a URL: adds the row and the column that the table lacks, and selects the cell.
import { lowerCase } from '../../../core/text/lower-case.ts';
import { changeDocument, type DocumentStore, updateView } from '../../document/document-store.ts';
import { rowOfUrl } from '../asked-text.ts';
import { showOwnColumns } from '../columns/own-columns.ts';
import { accessMatrix, matrixRows } from '../matrix-query.ts';
import { defaultMatrixView } from '../matrix-view.ts';
import type { CellAddress } from './add-cell.ts';
import { addColumnsTo, addRowsTo } from './matrix-input.ts';

/**
 * Asks about a cell, in one step. A crawler that names no column gets one of its own. All rows are shown again, as
 * a filter could hide the one that is asked; its folder stays open.
 */
export function askCell(store: DocumentStore, { agent, url }: CellAddress): void {
  const state = store.getState();
  const { document } = state;
  const isFirst = ({ agents: [first] }: { readonly agents: readonly string[] }) =>
    first !== undefined && lowerCase(first) === lowerCase(agent);
  const { columns: columnsBefore, kind } = accessMatrix(state);
  const needsColumn = !kind.hasFixedColumns && !columnsBefore.some(isFirst);
  const isNew = rowOfUrl({ rows: matrixRows(state), origin: document.origin }, url) === undefined;
  const withRow = isNew ? addRowsTo(document, [url], matrixRows(state)).document : document;
  const after = needsColumn ? addColumnsTo(withRow, [{ given: agent, agent }]).document : withRow;
  if (after !== document)
    changeDocument(
      store,
      { origin: 'matrix', label: { code: 'add-cell', params: { agent, url } } },
      () => after,
    );
  if (needsColumn) showOwnColumns(store, [agent]);
  const { columns, rows, rowGroups, origin } = accessMatrix(store.getState());
  const column = columns.find(isFirst);
  const row = rowOfUrl({ rows, origin }, url) ?? url;
  const place = rows.indexOf(row);
  const folder = rowGroups.find(({ from, to }) => from <= place && place < to);
  const { folders } = state.view.matrix ?? defaultMatrixView;
  updateView(store, {
    matrix: {
      ...defaultMatrixView,
      ...((folders || folder) && { folders: { ...folders, ...(folder && { [folder.key]: false }) } }),
    },
    cell: { agent: column?.agents[0] ?? agent, url: row },
  });
}
