// The current crawlers with what is stated about them, and where: dated data with sources from crawler-sources.json.

import data from './crawler-sources.json' with { type: 'json' };
import { type Crawler, crawlers, findCrawler } from './crawlers.ts';

/** What is stated about a crawler, and where. Null: no source has the information. */
export interface CrawlerSource {
  /** An example of the header as sent; never used for matching. */
  readonly exampleUserAgent: string | null;
  /** The effect on the site if it blocks the crawler. */
  readonly effectOfBlocking: string | null;
  readonly source: string;
  /** A date such as 2026-09-22, and its meaning: of the page, of a copy, or of the reading. */
  readonly sourceDate: string;
  readonly dateIs: 'published' | 'copy' | 'read';
  readonly confidence: 'operator-stated' | 'second-hand';
  readonly via: 'page' | 'quotation' | 'catalogue';
  readonly note: string | null;
}

/** A crawler, what is stated about it, and where. */
export interface DocumentedCrawler extends Crawler, CrawlerSource {}

// TypeScript takes each value for any string. A test checks the values, and that each crawler has an entry.
const sources = new Map(
  (data.entries as readonly unknown[] as readonly (CrawlerSource & { readonly id: string })[]).map((one) => [
    one.id,
    one,
  ]),
);

/** All crawlers of the catalogue, in its order. */
export const documentedCrawlers: readonly DocumentedCrawler[] = crawlers.map((crawler) => ({
  ...crawler,
  ...sources.get(crawler.id)!,
}));

const byId: ReadonlyMap<string, DocumentedCrawler> = new Map(documentedCrawlers.map((one) => [one.id, one]));

/** Finds the crawler with a name. Only A to Z are compared without case (RFC 9309 2.2.1). */
export const findDocumentedCrawler = (token: string): DocumentedCrawler | undefined => {
  const crawler = findCrawler(token);
  return crawler && byId.get(crawler.id);
};

/**
 * Whether a statement about a crawler is more than a year old (crawlers.md, rules for adding, 7).
 * @param date in the form 2026-09-22
 * @param today in the same form
 */
export function isOutdated(date: string, today: string): boolean {
  const [year = '', ...rest] = today.split('-');
  return date < [String(Number(year) - 1).padStart(4, '0'), ...rest].join('-');
}
