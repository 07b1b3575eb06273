// Distinguishes names of crawlers that visit sites from other names of the catalogue.
import { type Crawler, findCrawler } from './crawlers.ts';
import { policyTokens } from './policy-tokens.ts';

/**
 * `switch`: the name controls the use of content that other crawlers fetch. `unused`: no crawler uses the name,
 * and it controls nothing.
 */
export type CrawlerKind = 'visitor' | 'switch' | 'unused';

const policyTokenNames = new Set(policyTokens.flatMap(({ token }) => token?.toLowerCase() ?? []));

/** The kind of an entry of the catalogue. */
export function crawlerKindOf({
  tokens,
  clientExists,
}: Pick<Crawler, 'tokens' | 'clientExists'>): CrawlerKind {
  if (clientExists) return 'visitor';
  return tokens.some((token) => policyTokenNames.has(token.toLowerCase())) ? 'switch' : 'unused';
}

/** The kind of a name. A name that the catalogue does not have counts as a visitor. */
export function crawlerKindOfName(name: string): CrawlerKind {
  const crawler = findCrawler(name);
  return crawler ? crawlerKindOf(crawler) : 'visitor';
}
