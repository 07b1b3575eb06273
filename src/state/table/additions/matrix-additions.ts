// Adds rows and columns to the table, as steps of the one history.

import { agentsIn, type ParsedAgent } from '../../../core/matching/parse-agents.ts';
import { productToken } from '../../../core/matching/product-token.ts';
import { readerOf } from '../../../core/readers/registry.ts';
import type { SiteDocument } from '../../document/document.ts';
import { changeDocument, type DocumentStore } from '../../document/document-store.ts';
import type { StepLabel } from '../../document/history.ts';
import { accessMatrix, matrixRows } from '../matrix-query.ts';
import { type AdditionResult, addColumnsTo, addRowsTo, parseUrls } from './matrix-input.ts';

const commit = (store: DocumentStore, label: StepLabel, after: SiteDocument) =>
  changeDocument(store, { origin: 'matrix', label }, () => after);

/** Returns the user-agents that have a visible column. A hidden one can be added. */
const visibleAgents = (store: DocumentStore) =>
  accessMatrix(store.getState()).columns.flatMap(({ agents }) => agents);

/** Adds the URLs of a text as rows. */
export function addRows(store: DocumentStore, text: string): AdditionResult<string> {
  const state = store.getState();
  const result = addRowsTo(state.document, parseUrls(text), matrixRows(state));
  commit(store, { code: 'add-rows', params: { count: result.added.length } }, result.document);
  return result;
}

/** Adds the user-agents of a text as columns. The selected reader decides how a whole header is shortened. */
export function addColumns(store: DocumentStore, text: string): AdditionResult<ParsedAgent> {
  const { document, view } = store.getState();
  const reading = readerOf(view.reader).agent;
  const result = addColumnsTo(
    document,
    agentsIn(text, (userAgent) => productToken(userAgent, reading)),
    visibleAgents(store),
  );
  commit(store, { code: 'add-columns', params: { count: result.added.length } }, result.document);
  return result;
}

/** Adds user-agents that the file names, exactly as they are written there. */
export function addNamedAgents(store: DocumentStore, names: readonly string[]): AdditionResult<ParsedAgent> {
  const parsedAgents = names.map((agent) => ({ given: agent, agent }));
  const state = store.getState();
  const result = addColumnsTo(state.document, parsedAgents, visibleAgents(store));
  commit(store, { code: 'add-columns', params: { count: result.added.length } }, result.document);
  return result;
}

/** Adds the column for any other crawler. */
export function addAnyOtherCrawler(store: DocumentStore): void {
  addColumns(store, '*');
}
