// Converts the counts of a log to requests of a site, and indexes them by URL and crawler.

import type { LogCounts } from '../import/logs/log-counts.ts';
import { lowerCase } from '../text/lower-case.ts';
import { requestKeyOf } from './request-key.ts';
import type { SiteRequests } from './site-requests.ts';

/** The hits of one URL. */
export interface UrlHits {
  readonly all: number;
  /** By crawler, in lower case. */
  readonly by: ReadonlyMap<string, number>;
}

function parseHits(hits: string, agents: readonly string[]): UrlHits {
  const [all, ...pairs] = hits.split(' ');
  const by = new Map<string, number>();
  for (const pair of pairs) {
    const [index, count] = pair.split(':');
    const agent = agents[Number(index)];
    if (agent !== undefined) by.set(lowerCase(agent), Number(count));
  }
  return { all: Number(all), by };
}

/** The hits of each URL, by its key in the log. */
export const indexRequests = ({ urls, hits, agents }: SiteRequests): ReadonlyMap<string, UrlHits> =>
  new Map(urls.map((url, index) => [url, parseHits(hits[index] ?? '0', agents)]));

/** The counts of a log as the document stores them. `from`: its file names. Whole URLs of the site become paths. */
export function createSiteRequests(counts: LogCounts, from: readonly string[], origin: string): SiteRequests {
  const sums = new Map<string, { all: number; by: Map<number, number> }>();
  const sumOf = counts.urls.map(({ url, hits }) => {
    const key = requestKeyOf(url, origin);
    const sum = sums.get(key) ?? { all: 0, by: new Map<number, number>() };
    sum.all += hits;
    sums.set(key, sum);
    return sum;
  });
  for (const { agent, url, hits } of counts.hits) {
    const by = sumOf[url]?.by;
    by?.set(agent, (by.get(agent) ?? 0) + hits);
  }
  return {
    from: [...from],
    total: counts.requests,
    agents: counts.agents.map(({ name }) => name),
    urls: [...sums.keys()],
    hits: [...sums.values()].map(({ all, by }) =>
      [String(all), ...[...by].map(([agent, hits]) => `${agent}:${hits}`)].join(' '),
    ),
    others: counts.others.urls,
  };
}
