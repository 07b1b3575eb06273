// The current crawlers: their names, operators and purposes. Where that is stated is in documented-crawlers.ts, which
// the first page does not need. docs/catalogue.md explains the maintenance of both.

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
  readonly operator: string | null;
  readonly purposes: readonly Purpose[];
  /** Names whose records it uses if no record has one of its own, in this order. */
  readonly fallbackTokens: readonly string[];
  /** False if no crawler uses the name. */
  readonly clientExists: boolean;
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
