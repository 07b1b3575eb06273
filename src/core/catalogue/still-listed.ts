// A page that may not be fetched can still be a search result: blocking is not a request to leave an index.
import { findCrawler } from './crawlers.ts';

/** The crawlers whose access a sitemap and a noindex depend on: any other crawler, Google's and Bing's. */
export const searchCrawlers: readonly string[] = ['', 'Googlebot', 'bingbot'];

/**
 * Whether search results may still have the address of a page that a crawler may not fetch: for a crawler of a search
 * engine, and for one whose purposes are not known.
 */
export function mayStillBeListed(answer: string, agent: string): boolean {
  const purposes = findCrawler(agent)?.purposes ?? ['search'];
  return answer === 'deny' && purposes.includes('search');
}
