// Expectations about all URLs, as sentences, and what is found when one is checked.
import type { ClaimProblem } from '../../core/analysis/claims/check-claim.ts';
import type { ColumnPurpose } from '../../core/catalogue/column-purposes.ts';
import { inLanguage } from '../language.ts';
import { list } from './counts.ts';
import { crawlerInSentence } from './table.ts';

/** Crawlers for one purpose, in a sentence. */
const purposes: Readonly<Record<ColumnPurpose, string>> = {
  search: 'crawlers for search',
  images: 'crawlers for images',
  news: 'crawlers for news',
  'ai-training': 'crawlers for AI training',
  'ai-search': 'crawlers for AI search',
  seo: 'crawlers of SEO tools',
  previews: 'crawlers for previews',
  archives: 'crawlers for archives',
  ads: 'crawlers for ads',
  other: 'crawlers for other purposes',
};

const problems: Readonly<Record<ClaimProblem['code'], (value: string) => string>> = {
  'unknown-claim': (value) => `This version does not know the claim ${value}.`,
  'unknown-purpose': (value) => `This version does not know the purpose ${value}.`,
  'unknown-reader': (value) => `This version does not know the reader ${value}.`,
  'no-before': () => 'The key before is missing: the text of the file to compare with.',
  'no-agent': () => 'The key agent is missing: the crawler that the claim is about.',
};

export const claimWords = inLanguage('claimWords', {
  purposes,
  everyCrawler: 'every crawler',
  /** The subject is `everyCrawler` or the name of a crawler, or else crawlers for a purpose. */
  closed: (who: string, isMany: boolean, where: string) => `${who} ${isMany ? 'are' : 'is'} closed ${where}`,
  open: (who: string, isMany: boolean, where: string) => `${who} ${isMany ? 'are' : 'is'} open ${where}`,
  'as-others': (who: string, where: string) => `${who} may fetch all that any other crawler may${where}`,
  'opens-nothing': (what: string, forWhom: string) => `no change opens ${what}${forWhom}`,
  'closes-nothing': (what: string, forWhom: string) => `no change closes ${what}${forWhom}`,
  forWhom: (who: string) => ` for ${who}`,
  everywhere: 'everywhere',
  in: (area: string) => `in ${area}`,
  /** After a whole sentence. */
  alsoIn: (area: string) => ` in ${area}`,
  anything: 'anything',
  /** The claim is not one of this version. */
  later: (claim: string) => `the claim ${claim}`,
  /** A URL for which it does not hold. */
  witness: (agents: readonly string[], url: string, mayFetch: boolean) =>
    `${list(agents.map(crawlerInSentence))} ${mayFetch ? 'may' : 'may not'} fetch ${url}`,
  butOther: (agent: string) => `, and ${crawlerInSentence(agent)} may`,
  problem: ({ code, params }: ClaimProblem) => problems[code](params.value),
} as const);
