// The choices that an import offers, and those that are selected by default.
import type { ImportResult } from '../../../core/import/import-lists.ts';
import type { SiteDocument } from '../../../state/document/document.ts';
import { findImportableUrls, type ImportChoice, siteOfImport } from './import-rows.ts';

/** The numbers of URLs that can be selected, besides all. */
const URL_COUNTS = [100, 1_000, 10_000] as const;
const DEFAULT_URL_COUNT = 1_000;
const DEFAULT_AGENT_COUNT = 10;
/** The token of browsers and that of requests without a name: neither is a crawler to which a file could apply. */
const NON_CRAWLERS: ReadonlySet<string> = new Set(['mozilla', '']);

/** Returns the numbers of URLs that can be selected out of `count`. The last one is all. */
export const urlCountChoices = (count: number): readonly number[] => [
  ...URL_COUNTS.filter((size) => size < count),
  count,
];

/**
 * Returns the default: at most 1,000 URLs of the site, the ten crawlers with the most requests, and nothing is
 * replaced.
 */
export function createDefaultChoice(document: SiteDocument, outcome: ImportResult): ImportChoice {
  const { onSite: here } = findImportableUrls(outcome, siteOfImport(document, outcome));
  const agents = outcome.log?.agents.map(({ name }) => name).filter((name) => !NON_CRAWLERS.has(name)) ?? [];
  return {
    urls: here.slice(0, DEFAULT_URL_COUNT),
    agents: agents.slice(0, DEFAULT_AGENT_COUNT),
    replace: false,
  };
}
