// The crawlers of our days, as dated data with their sources: crawlers.json. How it is kept is in docs/catalogue.md.
// Fetched when somebody needs it, not with the first page.
import { lowerCase } from '../text/lower-case.ts';
import data from './crawlers.json' with { type: 'json' };

/** What a crawler fetches pages for. `ai-input`: for a model at the time of an answer; `user-triggered`: because a person asked. */
export const purposes = [
  'search',
  'ai-training',
  'ai-input',
  'user-triggered',
  'ads',
  'seo',
  'archive',
  'feed',
  'social-preview',
  'monitoring',
  'research',
  'other',
] as const;

export type Purpose = (typeof purposes)[number];

/** One crawler, or a name that is a switch and no visitor. Null: no source says so. */
export interface Crawler {
  readonly id: string;
  /** What to write into a user-agent line, the preferred name first. */
  readonly tokens: readonly [string, ...string[]];
  /** One string as sent; never to be matched on. */
  readonly exampleUserAgent: string | null;
  readonly operator: string | null;
  readonly purposes: readonly Purpose[];
  /** What the site loses if it keeps the crawler out. */
  readonly effectOfBlocking: string | null;
  /** Names that it goes by where none of its own stands, in this order. */
  readonly fallbackTokens: readonly string[];
  /** False: nothing ever comes under this name. */
  readonly clientExists: boolean;
  readonly source: string;
  /** As 2026-09-22, and what that is the date of: the page, a copy of it, or the reading. */
  readonly sourceDate: string;
  readonly dateIs: 'published' | 'copy' | 'read';
  readonly confidence: 'operator-stated' | 'second-hand';
  readonly via: 'page' | 'quotation' | 'catalogue';
  readonly note: string | null;
}

/** The day of this edition. */
export const catalogueVersion: string = data.version;

// The compiler takes the lists of the data for lists of any length and of any words; the test of the data does not.
export const crawlers: readonly Crawler[] = data.entries as readonly unknown[] as readonly Crawler[];

const crawlersByToken: ReadonlyMap<string, Crawler> = new Map(
  crawlers.flatMap((one) => one.tokens.map((token) => [lowerCase(token), one] as const)),
);

/** The crawler that goes by a name; case is that of A to Z (RFC 9309 2.2.1). */
export const findCrawler = (token: string): Crawler | undefined => crawlersByToken.get(lowerCase(token));

/** Those that go by a name where none of their own stands, in the order of the catalogue. */
export const crawlersSharingName = (name: string): readonly Crawler[] =>
  crawlers.filter((one) => one.fallbackTokens.some((token) => lowerCase(token) === lowerCase(name)));

/** All that serve a purpose, among others or alone, switches too, in the order of the catalogue. */
export const crawlersForPurpose = (purpose: Purpose): readonly Crawler[] =>
  crawlers.filter((one) => one.purposes.includes(purpose));

/** All that somebody runs, in the order of the catalogue. */
export const crawlersByOperator = (operator: string): readonly Crawler[] =>
  crawlers.filter((one) => one.operator === operator);

/**
 * Whether what is known of a crawler is more than a year old (crawlers.md, rules for adding, 7).
 * @param date as 2026-09-22
 * @param today the same
 */
export function isOutdated(date: string, today: string): boolean {
  const [year = '', ...rest] = today.split('-');
  return date < [String(Number(year) - 1).padStart(4, '0'), ...rest].join('-');
}
