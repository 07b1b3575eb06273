// Edits of the rows and columns of the table, as steps of the one history. For additions see matrix-additions.ts.
import type { SiteDocument } from '../../../state/document/document.ts';
import { changeDocument, closeTrace, type DocumentStore } from '../../../state/document/document-store.ts';
import type { StepLabel } from '../../../state/document/history.ts';
import type { MatrixColumn } from '../../../state/table/columns/matrix-columns.ts';
import { matrixColumns, matrixRows } from '../../../state/table/matrix-query.ts';

const commit = (store: DocumentStore, label: StepLabel, after: SiteDocument) =>
  changeDocument(store, { origin: 'matrix', label }, () => after);

/** Returns the document with the displayed rows and columns as its own, so that they can be reordered. */
function withOwnTable(store: DocumentStore): SiteDocument {
  const state = store.getState();
  const { automatic, ...document } = state.document;
  return automatic ? { ...document, rows: matrixRows(state), columns: matrixColumns(state) } : state.document;
}

/** Removes a row by its place, because a URL may have two rows. */
export function removeRow(store: DocumentStore, place: number): void {
  const { document, view } = store.getState();
  const url = matrixRows(store.getState())[place];
  if (url === undefined) return;
  const { automatic } = document;
  const after = automatic
    ? {
        ...document,
        rows: document.rows.filter((row) => row !== url),
        automatic: { ...automatic, withoutRows: [...automatic.withoutRows, url] },
      }
    : { ...document, rows: document.rows.toSpliced(place, 1) };
  commit(store, { code: 'remove-row', params: { url } }, after);
  if (view.cell?.url === url && !matrixRows(store.getState()).includes(url)) closeTrace(store);
}

/** Removes the agents of a column. `name` is the visible name of the column. */
export function removeColumn(store: DocumentStore, agents: readonly string[], name: string): void {
  const { document, view } = store.getState();
  const { automatic } = document;
  const columns = document.columns.filter((agent) => !agents.includes(agent));
  const removed = agents.filter((agent) => agent !== '');
  const after = automatic
    ? {
        ...document,
        columns,
        automatic: { ...automatic, withoutColumns: [...automatic.withoutColumns, ...removed] },
      }
    : { ...document, columns };
  commit(store, { code: 'remove-column', params: { agent: name } }, after);
  if (view.cell && agents.includes(view.cell.agent)) closeTrace(store);
}

/** Moves a row to the place of another. The rows in between shift. */
export function moveRow(store: DocumentStore, from: number, to: number): void {
  const document = withOwnTable(store);
  const url = document.rows[from];
  if (url === undefined || document.rows[to] === undefined || from === to) return;
  const rows = document.rows.toSpliced(from, 1).toSpliced(to, 0, url);
  commit(store, { code: 'move-row', params: { url } }, { ...document, rows });
}

/**
 * Moves a column to the place of another. `columns` are the displayed columns: the agents of a shared column move
 * together and are adjacent afterwards. `name` is the visible name of the column.
 */
export function moveColumn(
  store: DocumentStore,
  columns: readonly MatrixColumn[],
  from: number,
  to: number,
  name: string,
): void {
  const document = withOwnTable(store);
  const column = columns[from];
  if (!column || !columns[to] || from === to) return;
  const agents = columns
    .toSpliced(from, 1)
    .toSpliced(to, 0, column)
    .flatMap((column) => column.agents);
  commit(store, { code: 'move-column', params: { agent: name } }, { ...document, columns: agents });
}
