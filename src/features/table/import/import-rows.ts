// Adds lists and logs to the table: rows, columns and requests, as one step of the history.
import type { ImportResult } from '../../../core/import/import-lists.ts';
import { isLogFormat } from '../../../core/import/list.ts';
import { isOtherSite, urlParts } from '../../../core/matching/url-parts.ts';
import { createSiteRequests } from '../../../core/workspace/request-index.ts';
import { requestKeyOf } from '../../../core/workspace/request-key.ts';
import type { SiteDocument } from '../../../state/document/document.ts';
import {
  changeDocument,
  type DocumentStore,
  type GatepostState,
} from '../../../state/document/document-store.ts';
import { addColumnsTo, addRowsTo, findOrigin } from '../../../state/table/additions/matrix-input.ts';
import { listedAgents, matrixRows } from '../../../state/table/matrix-query.ts';

/** The URLs of an import, as they are offered. */
export interface ImportableUrls {
  /**
   * URLs of lists in their order, then those of logs, the most requested first. Each URL appears once, in the form
   * that the site uses.
   */
  readonly urls: readonly string[];
  /** The number of URLs of other sites. */
  readonly otherSiteCount: number;
  /** The URLs of the site. */
  readonly onSite: readonly string[];
}

/** Returns the site of the rows: that of the document, otherwise the first one that a list names. */
export function siteOfImport({ origin }: SiteDocument, { pages, log }: ImportResult): string {
  if (origin !== '') return origin;
  return findOrigin([pages[0] ?? '', log?.urls[0]?.url ?? '']);
}

/** Returns the URLs of an import, and separately those of the site. */
export function findImportableUrls(outcome: ImportResult, origin: string): ImportableUrls {
  const site = origin === '' ? undefined : urlParts(origin).authority;
  const logged = outcome.log?.urls.map(({ url }) => requestKeyOf(url, origin)) ?? [];
  const seen = new Set<string>();
  const urls = [...outcome.pages, ...logged].filter((url) => {
    const name = requestKeyOf(url, origin);
    return !seen.has(name) && seen.add(name);
  });
  const onSite = urls.filter((url) => !isOtherSite(urlParts(url), site));
  return { urls, onSite, otherSiteCount: urls.length - onSite.length };
}

/** The choice of the user. */
export interface ImportChoice {
  readonly urls: readonly string[];
  /** Names of crawlers in the log. */
  readonly agents: readonly string[];
  /** Whether these rows and columns replace the existing ones. */
  readonly replace: boolean;
}

/** Returns the document without the displayed rows, and without the columns if they are replaced. */
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

/** The URLs that sitemaps offer. Other lists may be of any URLs, and a log says only what was requested. */
const offeredBy = ({ files, pages }: ImportResult): readonly string[] =>
  files.every(({ format }) => format === 'xml' || isLogFormat(format)) ? pages : [];

/**
 * Returns the document with the selected URLs and user-agents, and with the requests of the log if there is one.
 */
function applyImport(state: GatepostState, outcome: ImportResult, choice: ImportChoice): SiteDocument {
  const { document } = state;
  const { replace, urls, agents } = choice;
  const origin = siteOfImport(document, outcome);
  const cleared = replace ? withEmptyTable(state, agents.length > 0) : document;
  const existing = new Set(cleared.rows.map((url) => requestKeyOf(url, origin)));
  const rows = urls.filter((url) => !existing.has(requestKeyOf(url, origin)));
  const filled = addColumnsTo(
    addRowsTo({ ...cleared, origin }, rows).document,
    agents.map((agent) => ({ given: agent, agent })),
  ).document;
  const offered = offeredBy(outcome);
  const next = offered.length === 0 ? filled : { ...filled, offered };
  const { log, files } = outcome;
  if (!log) return next;
  const from = files.filter(({ format }) => isLogFormat(format)).map(({ name }) => name);
  return { ...next, requests: createSiteRequests(log, from, origin) };
}

/** Adds the import to the table, as one step. */
export function addImport(store: DocumentStore, outcome: ImportResult, choice: ImportChoice): void {
  const label = { code: 'add-lists', params: { count: choice.urls.length } };
  changeDocument(store, { origin: 'matrix', label }, () => applyImport(store.getState(), outcome, choice));
}
