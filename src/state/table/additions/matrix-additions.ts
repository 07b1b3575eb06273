// Adds rows and columns to the table, as steps of the one history.

import { agentsIn, type ParsedAgent } from '../../../core/matching/parse-agents.ts';
import { crawlerName } from '../../../core/matching/product-token.ts';
import type { SiteDocument } from '../../document/document.ts';
import { changeDocument, type DocumentStore, type GatepostState } from '../../document/document-store.ts';
import type { StepLabel } from '../../document/history.ts';
import { originOfSession } from '../../document/session-name.ts';
import { showOwnColumns } from '../columns/own-columns.ts';
import { accessMatrix, matrixRows } from '../matrix-query.ts';
import { type AdditionResult, addColumnsTo, addRowsTo, parseUrls } from './matrix-input.ts';
import { alsoShow } from './only-added.ts';

const commit = (store: DocumentStore, label: StepLabel, after: SiteDocument) =>
  changeDocument(store, { origin: 'matrix', label }, () => after);

/**
 * Returns the user-agents that the user has added already, or that the table lists by itself in a visible column if
 * it is a group of them that is added.
 */
const addedAgents = ({ document }: GatepostState) => document.columns;
const visibleAgents = (state: GatepostState) => accessMatrix(state).columns.flatMap(({ agents }) => agents);

const agentsOf = (parsedAgents: readonly ParsedAgent[]) => parsedAgents.map(({ agent }) => agent);

/** Adds the URLs of a text as rows. */
export function addRows(store: DocumentStore, text: string): AdditionResult<string> {
  const state = store.getState();
  const result = addRowsTo(state.document, parseUrls(text), matrixRows(state), originOfSession(state));
  commit(store, { code: 'add-rows', params: { count: result.added.length } }, result.document);
  alsoShow(store, { urls: result.seen });
  return result;
}

/**
 * Adds the user-agents of a text, each in its own column. A whole header becomes the name in it, whichever reader is
 * selected.
 */
export function addColumns(store: DocumentStore, text: string): AdditionResult<ParsedAgent> {
  const state = store.getState();
  const agents = agentsIn(text).map(({ given, agent }) => ({ given, agent: crawlerName(agent) }));
  const result = addColumnsTo(state.document, agents, addedAgents(state));
  commit(store, { code: 'add-columns', params: { count: result.added.length } }, result.document);
  showOwnColumns(store, agentsOf(result.seen));
  return result;
}

const asParsed = (names: readonly string[]) => names.map((agent) => ({ given: agent, agent }));

/** Adds user-agents exactly as they are written, each in its own column. */
export function addNamedAgents(store: DocumentStore, names: readonly string[]): AdditionResult<ParsedAgent> {
  const state = store.getState();
  const result = addColumnsTo(state.document, asParsed(names), addedAgents(state));
  commit(store, { code: 'add-columns', params: { count: result.added.length } }, result.document);
  showOwnColumns(store, names);
  return result;
}

/** Adds all user-agents of a group, in the columns of the crawlers that are like them. */
export function addAgentGroup(store: DocumentStore, names: readonly string[]): AdditionResult<ParsedAgent> {
  const state = store.getState();
  const result = addColumnsTo(state.document, asParsed(names), visibleAgents(state));
  commit(store, { code: 'add-columns', params: { count: result.added.length } }, result.document);
  alsoShow(store, { agents: names });
  return result;
}

/** Adds the column for any other crawler. */
export function addAnyOtherCrawler(store: DocumentStore): void {
  addColumns(store, '*');
}
