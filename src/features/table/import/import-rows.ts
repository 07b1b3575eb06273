// What becomes of lists and logs in the matrix: rows, columns and requests, as one step of the history.
import type { ImportResult } from '../../../core/import/import-lists.ts';
import { isLogFormat } from '../../../core/import/list.ts';
import { isOtherSite, urlParts } from '../../../core/matching/url-parts.ts';
import { createSiteRequests, requestKeyOf } from '../../../core/workspace/request-index.ts';
import type { SiteDocument } from '../../../state/document/document.ts';
import {
  changeDocument,
  type DocumentStore,
  type GatepostState,
} from '../../../state/document/document-store.ts';
import { addColumnsTo, addRowsTo, findOrigin } from '../../../state/table/additions/matrix-input.ts';
import { listedAgents, matrixRows } from '../../../state/table/matrix-query.ts';

/** The URLs that a reading found, as they are offered. */
export interface ImportableUrls {
  /** Those of lists as listed, then those of logs, the most requested first; each once, as it is called on the site. */
  readonly urls: readonly string[];
  /** Those of other sites than the document's. */
  readonly elsewhere: number;
  /** All but those. */
  readonly here: readonly string[];
}

/** The site that rows are about: the document's, else the first that a list names. */
export function siteOfImport({ origin }: SiteDocument, { pages, log }: ImportResult): string {
  if (origin !== '') return origin;
  return findOrigin([pages[0] ?? '', log?.urls[0]?.url ?? '']);
}

/** The URLs of a reading, with those of the site told from those of others. */
export function findImportableUrls(outcome: ImportResult, origin: string): ImportableUrls {
  const site = origin === '' ? undefined : urlParts(origin).authority;
  const logged = outcome.log?.urls.map(({ url }) => requestKeyOf(url, origin)) ?? [];
  const known = new Set<string>();
  const urls = [...outcome.pages, ...logged].filter((url) => {
    const name = requestKeyOf(url, origin);
    return !known.has(name) && known.add(name);
  });
  const here = urls.filter((url) => !isOtherSite(urlParts(url), site));
  return { urls, here, elsewhere: urls.length - here.length };
}

/** What the person chose of it. */
export interface ImportChoice {
  readonly urls: readonly string[];
  /** Names of robots out of the log. */
  readonly agents: readonly string[];
  /** True if these rows and columns take the place of those that are there. */
  readonly replace: boolean;
}

/** The document without the rows that are shown, and without the columns if others take their place. */
function withEmptyTable(state: GatepostState, areColumnsReplaced: boolean): SiteDocument {
  const { document } = state;
  const columns = areColumnsReplaced ? [] : document.columns;
  const { automatic } = document;
  if (!automatic) return { ...document, rows: [], columns };
  const agents = listedAgents(state).filter((agent) => agent !== '');
  return {
    ...document,
    rows: [],
    columns,
    automatic: {
      withoutRows: [...new Set([...automatic.withoutRows, ...matrixRows(state)])],
      withoutColumns: areColumnsReplaced
        ? [...new Set([...automatic.withoutColumns, ...agents])]
        : automatic.withoutColumns,
    },
  };
}

/** The document with what was chosen, and with the requests of the log if there was one. */
function applyImport(state: GatepostState, outcome: ImportResult, chosen: ImportChoice): SiteDocument {
  const { document } = state;
  const { replace, urls, agents } = chosen;
  const origin = siteOfImport(document, outcome);
  const cleared = replace ? withEmptyTable(state, agents.length > 0) : document;
  const known = new Set(cleared.rows.map((url) => requestKeyOf(url, origin)));
  const rows = urls.filter((url) => !known.has(requestKeyOf(url, origin)));
  const filled = addColumnsTo(
    addRowsTo({ ...cleared, origin }, rows).document,
    agents.map((agent) => ({ given: agent, agent })),
  ).document;
  const { log, files } = outcome;
  if (!log) return filled;
  const from = files.filter(({ format }) => isLogFormat(format)).map(({ name }) => name);
  return { ...filled, requests: createSiteRequests(log, from, origin) };
}

/** Puts them into the matrix, as one step. */
export function addImport(store: DocumentStore, outcome: ImportResult, chosen: ImportChoice): void {
  const label = { code: 'add-lists', params: { count: chosen.urls.length } };
  changeDocument(store, { origin: 'matrix', label }, () => applyImport(store.getState(), outcome, chosen));
}
