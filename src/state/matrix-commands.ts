// What can be done to the matrix: rows and columns come and go as steps of the one history.
import { productToken } from '../core/matching/product-token.ts';
import { readerOf } from '../core/readers/index.ts';
import type { SiteDocument } from './document.ts';
import { change, closeTrace, type DocumentStore } from './document-store.ts';
import type { StepLabel } from './history.ts';
import type { Column } from './matrix-columns.ts';
import { type Added, agentsIn, type GivenAgent, urlsIn, withColumns, withRows } from './matrix-input.ts';

const commit = (store: DocumentStore, label: StepLabel, after: SiteDocument) =>
  change(store, { origin: 'matrix', label }, () => after);

/** Adds the URLs of a text as rows. */
export function addRows(store: DocumentStore, text: string): Added<string> {
  const result = withRows(store.getState().document, urlsIn(text));
  commit(store, { code: 'add-rows', params: { count: result.added.length } }, result.document);
  return result;
}

/** Adds the user-agents of a text as columns; whole headers are reduced as the chosen reader would. */
export function addColumns(store: DocumentStore, text: string): Added<GivenAgent> {
  const { document, view } = store.getState();
  const reading = readerOf(view.reader).agent;
  const result = withColumns(
    document,
    agentsIn(text, (userAgent) => productToken(userAgent, reading)),
  );
  commit(store, { code: 'add-columns', params: { count: result.added.length } }, result.document);
  return result;
}

/** Adds user-agents that the file names, as they stand there. */
export function addNamed(store: DocumentStore, names: readonly string[]): Added<GivenAgent> {
  const given = names.map((agent) => ({ given: agent, agent }));
  const result = withColumns(store.getState().document, given);
  commit(store, { code: 'add-columns', params: { count: result.added.length } }, result.document);
  return result;
}

/** Adds the column of the robots that no record names. */
export function addEveryone(store: DocumentStore): void {
  addColumns(store, '*');
}

/** Removes a row, by its place: a URL may stand in two. */
export function removeRow(store: DocumentStore, place: number): void {
  const { document, view } = store.getState();
  const url = document.rows[place];
  if (url === undefined) return;
  commit(
    store,
    { code: 'remove-row', params: { url } },
    { ...document, rows: document.rows.toSpliced(place, 1) },
  );
  if (view.cell?.url === url && !store.getState().document.rows.includes(url)) closeTrace(store);
}

/** Removes the agents of a column. `name` is what people call it. */
export function removeColumn(store: DocumentStore, agents: readonly string[], name: string): void {
  const { document, view } = store.getState();
  const columns = document.columns.filter((agent) => !agents.includes(agent));
  commit(store, { code: 'remove-column', params: { agent: name } }, { ...document, columns });
  if (view.cell && agents.includes(view.cell.agent)) closeTrace(store);
}

/** Moves the row at a place to where another stands; those between make room. */
export function moveRow(store: DocumentStore, from: number, to: number): void {
  const { document } = store.getState();
  const url = document.rows[from];
  if (url === undefined || document.rows[to] === undefined || from === to) return;
  const rows = document.rows.toSpliced(from, 1).toSpliced(to, 0, url);
  commit(store, { code: 'move-row', params: { url } }, { ...document, rows });
}

/**
 * Moves a column to where another stands. `columns` are those that are shown: the agents of a shared one move
 * together, and stand side by side afterwards. `name` is what people call it.
 */
export function moveColumn(
  store: DocumentStore,
  columns: readonly Column[],
  from: number,
  to: number,
  name: string,
): void {
  const { document } = store.getState();
  const column = columns[from];
  if (!column || !columns[to] || from === to) return;
  const agents = columns
    .toSpliced(from, 1)
    .toSpliced(to, 0, column)
    .flatMap((one) => one.agents);
  commit(store, { code: 'move-column', params: { agent: name } }, { ...document, columns: agents });
}
