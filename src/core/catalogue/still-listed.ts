// A page that may not be fetched can still be a search result: blocking is not a request to leave an index.
import { findCrawler } from './crawlers.ts';

/**
 * Whether search results may still have the address of a page that a crawler may not fetch: for a crawler of a search
 * engine, and for one whose purposes are not known.
 */
export function mayStillBeListed(answer: string, agent: string): boolean {
  const purposes = findCrawler(agent)?.purposes ?? ['search'];
  return answer === 'deny' && purposes.includes('search');
}
