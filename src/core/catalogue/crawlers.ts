// The current crawlers, as dated data with sources from crawlers.json. docs/catalogue.md explains its maintenance.
// Loaded when it is needed, not with the first page.

import { lazy } from '../text/lazy.ts';
import { lowerCase } from '../text/lower-case.ts';
import data from './crawlers.json' with { type: 'json' };

/** The purposes of crawlers. `ai-input`: for a model when it answers; `user-triggered`: because a user asked. */
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

/** One crawler, or a name that is a switch and not a visitor. Null: no source has the information. */
export interface Crawler {
  readonly id: string;
  /** The names for user-agent lines, the preferred one first. */
  readonly tokens: readonly [string, ...string[]];
  /** An example of the header as sent; never used for matching. */
  readonly exampleUserAgent: string | null;
  readonly operator: string | null;
  readonly purposes: readonly Purpose[];
  /** The effect on the site if it blocks the crawler. */
  readonly effectOfBlocking: string | null;
  /** Names whose records it uses if no record has one of its own, in this order. */
  readonly fallbackTokens: readonly string[];
  /** False if no crawler uses the name. */
  readonly clientExists: boolean;
  readonly source: string;
  /** A date such as 2026-09-22, and its meaning: of the page, of a copy, or of the reading. */
  readonly sourceDate: string;
  readonly dateIs: 'published' | 'copy' | 'read';
  readonly confidence: 'operator-stated' | 'second-hand';
  readonly via: 'page' | 'quotation' | 'catalogue';
  readonly note: string | null;
}

/** The date of this edition. */
export const catalogueVersion: string = data.version;

// TypeScript infers the lists of the data as lists of any length with any strings. The test of the data checks
// them.
export const crawlers: readonly Crawler[] = data.entries as readonly unknown[] as readonly Crawler[];

const crawlersByToken = lazy(
  (): ReadonlyMap<string, Crawler> =>
    new Map(crawlers.flatMap((one) => one.tokens.map((token) => [lowerCase(token), one] as const))),
);

/** Finds the crawler with a name. Only A to Z are compared without case (RFC 9309 2.2.1). */
export const findCrawler = (token: string): Crawler | undefined => crawlersByToken().get(lowerCase(token));

/** The crawlers that use the records of a name if no record has their own, in the order of the catalogue. */
export const crawlersSharingName = (name: string): readonly Crawler[] =>
  crawlers.filter((one) => one.fallbackTokens.some((token) => lowerCase(token) === lowerCase(name)));

/** All crawlers with a purpose, possibly among others, including switches, in the order of the catalogue. */
export const crawlersForPurpose = (purpose: Purpose): readonly Crawler[] =>
  crawlers.filter((one) => one.purposes.includes(purpose));

/** All crawlers of an operator, in the order of the catalogue. */
export const crawlersByOperator = (operator: string): readonly Crawler[] =>
  crawlers.filter((one) => one.operator === operator);

/**
 * Whether a statement about a crawler is more than a year old (crawlers.md, rules for adding, 7).
 * @param date in the form 2026-09-22
 * @param today in the same form
 */
export function isOutdated(date: string, today: string): boolean {
  const [year = '', ...rest] = today.split('-');
  return date < [String(Number(year) - 1).padStart(4, '0'), ...rest].join('-');
}
