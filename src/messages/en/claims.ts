// Expectations about all URLs, as sentences, and what is found when one is checked.
import type { ClaimProblem } from '../../core/analysis/claims/check-claim.ts';
import type { ColumnPurpose } from '../../core/catalogue/column-purposes.ts';
import type { ClaimKind } from '../../core/workspace/expectations/claim.ts';
import { inLanguage } from '../language.ts';
import { list, listAll, number, plural } from './counts.ts';
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
  'no-crawlers': () => 'The claim is about no crawler: except leaves out all of them.',
  'keys-together': (value) => `Two keys of this claim do not go together: ${value}. Remove one of them.`,
  'no-agent': () => 'The key agent is missing: the crawler that the claim is about.',
};

/**
 * How people say a claim, as regular expressions in which a space is any number of spaces. `who`: the crawlers. `verb`:
 * a word in the plural or not, as the crawlers require. `area`: a beginning of paths. `url`: one path. `path`: one
 * path for one crawler, and otherwise a beginning. `than`: another crawler. `except`: crawlers that are left out.
 */
const said: readonly (readonly [ClaimKind, string])[] = [
  [
    'closed',
    '(?<who>.+?) (?<verb>is|are) (?:closed|blocked)(?: everywhere| in (?<area>/\\S*)| at (?<url>/\\S*))',
  ],
  [
    'closed',
    '(?<who>.+?) (?:may not|must not|cannot) fetch (?:anything|(?<path>/\\S*))(?: in (?<area>/\\S*))?',
  ],
  ['closed', '(?<who>.+?) (?:may|can) fetch nothing(?: in (?<area>/\\S*))?'],
  [
    'closed',
    '(?:nobody|no one|no crawler)(?: (?:but|except) (?<except>.+?))? (?:may|can) fetch (?:anything|(?<area>/\\S*))',
  ],
  [
    'open',
    '(?<who>.+?) (?<verb>is|are) (?:open|allowed)(?: everywhere| in (?<area>/\\S*)| at (?<url>/\\S*))',
  ],
  ['open', '(?<who>.+?) (?:may|can) fetch (?:everything|anything|(?<path>/\\S*))(?: in (?<area>/\\S*))?'],
  [
    'as-others',
    '(?<who>.+?) (?:may|can) fetch (?:all that|everything that|what) (?<than>.+?) may(?: fetch)?(?: in (?<area>/\\S*)| at (?<url>/\\S*))?',
  ],
  ['opens-nothing', 'no change opens (?:anything|(?<area>/\\S*)|the URL (?<url>/\\S*))(?: for (?<who>.+?))?'],
  ['opens-nothing', 'nothing opens(?: in (?<area>/\\S*))?(?: for (?<who>.+?))?'],
  [
    'closes-nothing',
    'no change closes (?:anything|(?<area>/\\S*)|the URL (?<url>/\\S*))(?: for (?<who>.+?))?',
  ],
  ['closes-nothing', 'nothing closes(?: in (?<area>/\\S*))?(?: for (?<who>.+?))?'],
  ['changes-nothing', 'nothing changes(?: in (?<area>/\\S*)| at (?<url>/\\S*))?(?: for (?<who>.+?))?'],
];

/** The URL that a claim about changes is about. */
const changed = (area: string | undefined, url: string | undefined) =>
  url === undefined ? (area ?? 'anything') : `the URL ${url}`;

/** Where a claim applies; everywhere without an area and a URL. */
const where = (area: string | undefined, url: string | undefined) => {
  if (url !== undefined) return ` at ${url}`;
  return area === undefined ? '' : ` in ${area}`;
};

const forWhom = (who: string | undefined) => (who === undefined ? '' : ` for ${who}`);

export const claimWords = inLanguage('claimWords', {
  purposes,
  listed: (agents: readonly string[]) => `${listAll(agents.map(crawlerInSentence))}.`,
  /** Who a claim about a purpose is about. */
  ofPurpose: {
    summary: (count: number, purpose: ColumnPurpose, besides: number) => {
      const own = `${plural(count, 'crawler comes', 'crawlers come')} mainly for ${purposes[purpose].replace(/^crawlers (for|of) /, '')}`;
      return besides === 0
        ? own
        : `${own}; ${number(besides)} with other purposes too ${besides === 1 ? 'is' : 'are'} not part of this`;
    },
    besides: (names: readonly string[]) => `Not part of this: ${listAll(names)}.`,
  },
  everyCrawler: 'every crawler',
  butFor: (who: string, except: readonly string[]) => `${who} but ${listAll(except)}`,
  butForSome: (who: string, except: readonly string[]) => `${who} but ${list(except)}`,
  /** Separates the crawlers from those that are left out, and these from each other. */
  but: / (?:but|except) /i,
  and: / ?, ?(?:(?:and|or) )?| (?:and|or) /i,
  /** Other words for all crawlers and for those of a purpose, in lower case. */
  everyone: ['every crawler', 'all crawlers', 'everyone', 'everybody'] as readonly string[],
  shortPurposes: {
    search: ['search', 'search engines'],
    images: ['images', 'image search'],
    news: ['news'],
    'ai-training': ['ai training'],
    'ai-search': ['ai search'],
    seo: ['seo', 'seo tools'],
    previews: ['previews'],
    archives: ['archives'],
    ads: ['ads'],
    other: [],
  } satisfies Record<ColumnPurpose, readonly string[]> as Readonly<Record<ColumnPurpose, readonly string[]>>,
  /** The verb of crawlers in the plural. */
  pluralVerb: 'are',
  /** Which single words are not the name of a crawler: those that mean several, or none, or contain what no name does. */
  notAName:
    /^(?:crawlers?|every(?:one|body|thing)?|all|any(?:one|body|thing)?|no|nobody|none|nothing|not|never|neither|either|both|each|some(?:one|body|thing)?|most|many|few|several|others?|only|just|the|AI)$|(?:crawlers|bots|spiders|scrapers|engines)$|[*,;&"/?]/i,
  /** Words that say that something must not be fetched. */
  negative:
    /\b(?:not|no|never|none|nothing|nobody|block\w*|clos\w*|den(?:y|ied)|disallow\w*|forb\w*|keep)\b/i,
  /** Words that name no crawlers. */
  filler:
    /^(?:a|all|always|and|any|anything|are|at|be|block\w*|but|can(?:not)?|changes?|clos\w*|crawlers?|deny|disallow\w*|every(?:one|body|thing|where)?|fetch\w*|for|from|in|is|keep|may|must|never|no|nobody|not|nothing|of|opens?|allow\w*|out|read\w*|should|that|the|to|what)$/i,
  said,
  closed: (who: string, isMany: boolean, area: string | undefined, url: string | undefined) =>
    `${who} ${isMany ? 'are' : 'is'} blocked${where(area, url) || ' everywhere'}`,
  open: (who: string, isMany: boolean, area: string | undefined, url: string | undefined) =>
    `${who} ${isMany ? 'are' : 'is'} allowed${where(area, url) || ' everywhere'}`,
  /** One crawler and one URL. */
  closedAt: (who: string, url: string) => `${who} may not fetch ${url}`,
  openAt: (who: string, url: string) => `${who} may fetch ${url}`,
  'as-others': (who: string, than: string, area: string | undefined, url: string | undefined) =>
    `${who} may fetch all that ${than} may${where(area, url)}`,
  /** Of a comparison: only a crawler without a record of its own, rather than any other crawler. In lower case. */
  unnamed: 'a crawler that the file does not name',
  'opens-nothing': (who: string | undefined, area: string | undefined, url: string | undefined) =>
    `no change opens ${changed(area, url)}${forWhom(who)}`,
  'closes-nothing': (who: string | undefined, area: string | undefined, url: string | undefined) =>
    `no change closes ${changed(area, url)}${forWhom(who)}`,
  'changes-nothing': (who: string | undefined, area: string | undefined, url: string | undefined) =>
    `nothing changes${where(area, url)}${forWhom(who)}`,
  /** The claim is not one of this version. */
  later: (claim: string) => `the claim ${claim}`,
  /** A URL for which it does not hold. */
  witness: (agents: readonly string[], url: string, mayFetch: boolean) =>
    `${list(agents.map(crawlerInSentence))} ${mayFetch ? 'may' : 'may not'} fetch ${url}`,
  butOther: (agent: string) => `, and ${crawlerInSentence(agent)} may`,
  problem: ({ code, params }: ClaimProblem) => problems[code](params.value),
} as const);
