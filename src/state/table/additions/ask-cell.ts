// Asks whether a crawler may fetch a URL: adds the row and the column that the table lacks, and selects the cell.
import { lowerCase } from '../../../core/text/lower-case.ts';
import { changeDocument, type DocumentStore, updateView } from '../../document/document-store.ts';
import { originOfSession } from '../../document/session-name.ts';
import { rowOfUrl } from '../asked/asked-text.ts';
import { showOwnColumns } from '../columns/own-columns.ts';
import { accessMatrix, matrixRows } from '../matrix-query.ts';
import { defaultMatrixView } from '../matrix-view.ts';
import type { CellAddress } from './add-cell.ts';
import { addColumnsTo, addRowsTo } from './matrix-input.ts';
import { rowsAbout } from './only-added.ts';

/** How many of the asked URLs the table did not have, and how many it had. */
export interface AskedUrls {
  readonly added: number;
  readonly repeated: number;
}

/**
 * Asks about a cell, and about other URLs too, in one step. A crawler that names no column gets one of its own. A list of rows or columns and
 * their order stay, and get what is asked; filters that could hide it end, and its folder stays open.
 */
export function askCell(
  store: DocumentStore,
  { agent, url }: CellAddress,
  otherUrls: readonly string[] = [],
): AskedUrls {
  const state = store.getState();
  const { document } = state;
  const isFirst = ({ agents: [first] }: { readonly agents: readonly string[] }) =>
    first !== undefined && lowerCase(first) === lowerCase(agent);
  const { columns: columnsBefore, kind } = accessMatrix(state);
  const needsColumn = !kind.hasFixedColumns && !columnsBefore.some(isFirst);
  const rowsBefore = { rows: matrixRows(state), origin: document.origin };
  const urls = [...new Set([url, ...otherUrls])];
  const newUrls = urls.filter((one) => rowOfUrl(rowsBefore, one) === undefined);
  const withRows =
    newUrls.length > 0
      ? addRowsTo(document, newUrls, rowsBefore.rows, originOfSession(state)).document
      : document;
  const after = needsColumn ? addColumnsTo(withRows, [{ given: agent, agent }]).document : withRows;
  const label =
    newUrls.length > 1
      ? { code: 'add-rows', params: { count: newUrls.length } }
      : { code: 'add-cell', params: { agent, url: newUrls[0] ?? url } };
  if (after !== document) changeDocument(store, { origin: 'matrix', label }, () => after);
  if (needsColumn) showOwnColumns(store, [agent]);
  const { columns, rows, rowGroups, origin } = accessMatrix(store.getState());
  const column = columns.find(isFirst);
  const row = rowOfUrl({ rows, origin }, url) ?? url;
  const place = rows.indexOf(row);
  const folder = rowGroups.find(({ from, to }) => from <= place && place < to);
  const { folders, sort, onlyUrls, onlyAgents } = state.view.matrix ?? defaultMatrixView;
  const named = column?.agents[0] ?? agent;
  updateView(store, {
    matrix: {
      ...defaultMatrixView,
      ...(sort && { sort }),
      ...(onlyUrls && { onlyUrls: [...new Set([...onlyUrls, ...rowsAbout(rows, origin, urls)])] }),
      ...(onlyAgents && { onlyAgents: [...new Set([...onlyAgents, lowerCase(named)])] }),
      ...((folders || folder) && { folders: { ...folders, ...(folder && { [folder.key]: false }) } }),
    },
    cell: { agent: named, url: row },
  });
  return { added: newUrls.length, repeated: urls.length - newUrls.length };
}
