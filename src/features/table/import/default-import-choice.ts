// What a reading offers to choose from, and what is chosen before anybody has chosen.
import type { ImportResult } from '../../../core/import/import-lists.ts';
import type { SiteDocument } from '../../../state/document/document.ts';
import { findImportableUrls, type ImportChoice, siteOfImport } from './import-rows.ts';

/** Numbers of URLs that can be chosen besides all. */
const URL_COUNTS = [100, 1_000, 10_000] as const;
const DEFAULT_URL_COUNT = 1_000;
const DEFAULT_AGENT_COUNT = 10;
/** The token of browsers, and that of requests without a name: neither is a robot that a file speaks to. */
const NON_CRAWLERS: ReadonlySet<string> = new Set(['mozilla', '']);

/** The numbers of URLs that can be chosen of so many; the last one is all. */
export const urlCountChoices = (count: number): readonly number[] => [
  ...URL_COUNTS.filter((one) => one < count),
  count,
];

/** A choice: at most 1,000 URLs of the site, the ten robots with the most requests, and what is there stays. */
export function createDefaultChoice(document: SiteDocument, outcome: ImportResult): ImportChoice {
  const { here } = findImportableUrls(outcome, siteOfImport(document, outcome));
  const agents = outcome.log?.agents.map(({ name }) => name).filter((name) => !NON_CRAWLERS.has(name)) ?? [];
  return {
    urls: here.slice(0, DEFAULT_URL_COUNT),
    agents: agents.slice(0, DEFAULT_AGENT_COUNT),
    replace: false,
  };
}
