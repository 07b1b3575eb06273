// What is added to the matrix: rows and columns, as steps of the one history.

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

/** User-agents that have a column: one that is hidden can be added. */
const shownAgents = (store: DocumentStore) =>
  accessMatrix(store.getState()).columns.flatMap(({ agents }) => agents);

/** Adds the URLs of a text as rows. */
export function addRows(store: DocumentStore, text: string): AdditionResult<string> {
  const state = store.getState();
  const result = addRowsTo(state.document, parseUrls(text), matrixRows(state));
  commit(store, { code: 'add-rows', params: { count: result.added.length } }, result.document);
  return result;
}

/** Adds the user-agents of a text as columns; whole headers are reduced as the chosen reader would. */
export function addColumns(store: DocumentStore, text: string): AdditionResult<ParsedAgent> {
  const { document, view } = store.getState();
  const reading = readerOf(view.reader).agent;
  const result = addColumnsTo(
    document,
    agentsIn(text, (userAgent) => productToken(userAgent, reading)),
    shownAgents(store),
  );
  commit(store, { code: 'add-columns', params: { count: result.added.length } }, result.document);
  return result;
}

/** Adds user-agents that the file names, as they stand there. */
export function addNamedAgents(store: DocumentStore, names: readonly string[]): AdditionResult<ParsedAgent> {
  const given = names.map((agent) => ({ given: agent, agent }));
  const state = store.getState();
  const result = addColumnsTo(state.document, given, shownAgents(store));
  commit(store, { code: 'add-columns', params: { count: result.added.length } }, result.document);
  return result;
}

/** Adds the column of the robots that no record names. */
export function addAnyOtherCrawler(store: DocumentStore): void {
  addColumns(store, '*');
}
