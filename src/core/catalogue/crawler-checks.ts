// How a site finds out whether a visitor is the crawler that its User-agent header names: dated facts with sources.
// docs/catalogue.md explains their maintenance. A crawler without an entry: nothing is known.
import { lowerCase } from '../text/lower-case.ts';
import data from './crawler-checks.json' with { type: 'json' };
import type { DocumentedCrawler } from './documented-crawlers.ts';

/** The ways to check the address of a crawler. At least one of them is known. */
export interface CrawlerCheck extends Pick<DocumentedCrawler, 'source' | 'sourceDate' | 'confidence'> {
  readonly tokens: readonly string[];
  /** The domains in which the reverse name of its address is. That name also has to lead back to the address. */
  readonly reverseNames: readonly string[];
  /**
   * The files of its ranges, which together have all its addresses. A file can have several URLs: the current one, and
   * earlier ones.
   */
  readonly ranges: readonly (readonly [string, ...string[]])[];
  /** The network (autonomous system) whose routes are its addresses, such as AS64496; null if none is stated. */
  readonly network: string | null;
}

// TypeScript infers the data as lists of any length with any strings. The test of the data checks them.
export const crawlerChecks: readonly CrawlerCheck[] =
  data.entries as readonly unknown[] as readonly CrawlerCheck[];

const checksByToken: ReadonlyMap<string, CrawlerCheck> = new Map(
  crawlerChecks.flatMap((check) => check.tokens.map((token) => [lowerCase(token), check] as const)),
);

/** The ways to check the crawler with a name; undefined if none is known. */
export const findCrawlerCheck = (token: string): CrawlerCheck | undefined =>
  checksByToken.get(lowerCase(token));

/** The name of the file at a URL, without `.json`, in lower case. */
export const rangeFileStem = (url: string): string =>
  lowerCase(url.slice(url.lastIndexOf('/') + 1)).replace(/\.json$/, '');
