// Whether anybody comes under a name of the catalogue.
import { type Crawler, findCrawler } from './crawlers.ts';
import { policyTokens } from './policy-tokens.ts';

/** `switch`: it says what may be done with what others fetch. `unused`: nobody comes under it, and it switches nothing. */
export type CrawlerKind = 'visitor' | 'switch' | 'unused';

const policyTokenNames = new Set(policyTokens.flatMap(({ token }) => token?.toLowerCase() ?? []));

/** Whether anybody comes under the names of an entry of the catalogue, and if not, what they are for. */
export function crawlerKindOf({
  tokens,
  clientExists,
}: Pick<Crawler, 'tokens' | 'clientExists'>): CrawlerKind {
  if (clientExists) return 'visitor';
  return tokens.some((token) => policyTokenNames.has(token.toLowerCase())) ? 'switch' : 'unused';
}

/** The same of a name; one that the catalogue does not know may be anybody's. */
export function crawlerKindOfName(name: string): CrawlerKind {
  const crawler = findCrawler(name);
  return crawler ? crawlerKindOf(crawler) : 'visitor';
}
