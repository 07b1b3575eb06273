// The directives of robots META tags and the X-Robots-Tag header, as dated data with sources. No other module
// names a directive. Names and values are compared without case.
import type { AiPurpose } from '../catalogue/ai-purposes.ts';
import type { Honor } from '../questions/use-statement.ts';
import { lowerCase } from '../text/lower-case.ts';
import { findCrawler } from './crawlers.ts';

/** Documentation that lists a directive. */
export interface RobotsTagSource extends Honor {
  /**
   * Absent if the operator follows it. `retired`: it did in the past. `ignored`: it documents the directive but
   * never followed it.
   */
  readonly standing?: 'retired' | 'ignored';
}

/** The effect of a directive on one purpose. */
export interface RobotsTagEffect {
  readonly purpose: AiPurpose;
  readonly says: 'yes' | 'no';
  /**
   * Operators that document this effect. If no operator of a crawler does, the list is empty and the effect is
   * uncertain.
   */
  readonly honoredBy: readonly Honor[];
  /** Present if only this value has the effect. */
  readonly onlyWith?: number;
  /**
   * Whether it is for every crawler, as HTML 4.01 B.4.1 defines it. Other effects are for the crawlers of the operators
   * that document them.
   */
  readonly isGeneral?: true;
}

/** The form of the value after the colon. */
export type RobotsTagValueKind = 'none' | 'limit' | 'preview-size' | 'date';

export interface RobotsTagDirective {
  /** In lower case. */
  readonly name: string;
  readonly value: RobotsTagValueKind;
  /** The operators that document it, or its inventor. */
  readonly documentedBy: readonly RobotsTagSource[];
  readonly effects: readonly RobotsTagEffect[];
  /** Purposes that it limits without permitting or prohibiting them, so that it does not count in an answer. */
  readonly limits?: readonly AiPurpose[];
  /** The directive that it reverses if both apply to one crawler. */
  readonly opposite?: string;
  /** The directives for which it is an abbreviation. */
  readonly equals?: readonly string[];
  /** Present if only its proposer documents it, and no operator of a crawler. */
  readonly isProposal?: true;
}

// Each date is that of the page if it has one, or else the date of reading.

/** Date of the page. */
const GOOGLE: Honor = {
  operator: 'Google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  date: '2026-03-24',
};
/** Date of the page. It says that a page needs to be indexed and allowed a snippet to appear in an AI feature. */
const GOOGLE_AI: Honor = {
  operator: 'Google',
  source: 'https://developers.google.com/search/docs/appearance/ai-features',
  date: '2025-12-10',
};
/** Date of reading. */
const BING: Honor = {
  operator: 'Microsoft',
  source: 'https://www.bing.com/webmaster/help/which-robots-metatags-does-bing-support-5198d240',
  date: '2026-11-27',
};
/** Date of the announcement. */
const BING_CHAT: Honor = {
  operator: 'Microsoft',
  source:
    'https://blogs.bing.com/webmaster/september-2023/Announcing-new-options-for-webmasters-to-control-usage-of-their-content-in-Bing-Chat',
  date: '2023-09-22',
};
/** Month of the announcement. */
const BING_SNIPPETS: Honor = {
  operator: 'Microsoft',
  source:
    'https://blogs.bing.com/webmaster/april-2020/Announcing-new-options-for-webmasters-to-control-their-snippets-at-Bing',
  date: '2020-04',
};
/** Date of reading. */
const YANDEX: Honor = {
  operator: 'Yandex',
  source: 'https://yandex.com/support/webmaster/en/controlling-robot/metatags',
  date: '2026-11-27',
};
/** Date of the page. */
const APPLE: Honor = {
  operator: 'Apple',
  source: 'https://support.apple.com/en-us/119829',
  date: '2026-06-08',
};
/** Date of the change that named them. */
const AMAZON: Honor = {
  operator: 'Amazon',
  source: 'https://developer.amazon.com/amazonbot',
  date: '2026-04-19',
};
/** Date of the announcement. */
const DEVIANTART: Honor = {
  operator: 'DeviantArt',
  source:
    'https://www.deviantart.com/team/journal/UPDATE-All-Deviations-Are-Opted-Out-of-AI-Datasets-934500371',
  date: '2022-11-11',
};

const retired = (by: Honor): RobotsTagSource => ({ ...by, standing: 'retired' });
const ignored = (by: Honor): RobotsTagSource => ({ ...by, standing: 'ignored' });

/** Not in the index: neither in the results nor as a link in an answer. */
const notIndexed: readonly RobotsTagEffect[] = [
  { purpose: 'search', says: 'no', honoredBy: [GOOGLE, BING, YANDEX, APPLE, AMAZON], isGeneral: true },
  { purpose: 'ai-search', says: 'no', honoredBy: [GOOGLE_AI], isGeneral: true },
];

/** Directives that state the default. */
const indexedBy = (...honoredBy: readonly Honor[]): readonly RobotsTagEffect[] => [
  { purpose: 'search', says: 'yes', honoredBy },
];

/** In the order of a form: the most requested ones are first. */
export const robotsTagDirectives: readonly RobotsTagDirective[] = [
  {
    name: 'noindex',
    value: 'none',
    documentedBy: [GOOGLE, BING, YANDEX, APPLE, AMAZON],
    effects: notIndexed,
    opposite: 'index',
  },
  {
    name: 'nofollow',
    value: 'none',
    documentedBy: [GOOGLE, BING, YANDEX, APPLE],
    effects: [],
    opposite: 'follow',
  },
  {
    name: 'none',
    value: 'none',
    // Only Apple includes nosnippet.
    documentedBy: [GOOGLE, YANDEX, APPLE, AMAZON],
    effects: notIndexed,
    opposite: 'all',
    equals: ['noindex', 'nofollow'],
  },
  {
    name: 'nosnippet',
    value: 'none',
    documentedBy: [GOOGLE, BING, APPLE],
    effects: [
      { purpose: 'ai-search', says: 'no', honoredBy: [GOOGLE_AI, APPLE] },
      { purpose: 'ai-input', says: 'no', honoredBy: [GOOGLE, APPLE] },
    ],
  },
  {
    name: 'max-snippet',
    value: 'limit',
    documentedBy: [GOOGLE, BING_SNIPPETS],
    effects: [
      { purpose: 'ai-search', says: 'no', honoredBy: [GOOGLE_AI], onlyWith: 0 },
      { purpose: 'ai-input', says: 'no', honoredBy: [GOOGLE], onlyWith: 0 },
    ],
    limits: ['ai-search', 'ai-input'],
  },
  {
    name: 'noarchive',
    value: 'none',
    documentedBy: [BING_CHAT, AMAZON, YANDEX, retired(GOOGLE)],
    effects: [
      { purpose: 'ai-search', says: 'no', honoredBy: [BING_CHAT] },
      { purpose: 'ai-input', says: 'no', honoredBy: [BING_CHAT] },
      { purpose: 'ai-train', says: 'no', honoredBy: [BING_CHAT, AMAZON] },
    ],
    opposite: 'archive',
  },
  {
    name: 'nocache',
    value: 'none',
    documentedBy: [BING_CHAT, ignored(GOOGLE)],
    effects: [],
    limits: ['ai-search', 'ai-input', 'ai-train'],
  },
  { name: 'max-image-preview', value: 'preview-size', documentedBy: [GOOGLE, BING_SNIPPETS], effects: [] },
  { name: 'max-video-preview', value: 'limit', documentedBy: [GOOGLE, BING_SNIPPETS], effects: [] },
  { name: 'noimageindex', value: 'none', documentedBy: [GOOGLE], effects: [] },
  { name: 'notranslate', value: 'none', documentedBy: [GOOGLE], effects: [] },
  // From its date on the page is not shown, so its current effect depends on the time.
  { name: 'unavailable_after', value: 'date', documentedBy: [GOOGLE], effects: [] },
  { name: 'indexifembedded', value: 'none', documentedBy: [GOOGLE], effects: [] },
  {
    name: 'noai',
    value: 'none',
    documentedBy: [DEVIANTART],
    effects: [{ purpose: 'ai-train', says: 'no', honoredBy: [] }],
    isProposal: true,
  },
  {
    name: 'noimageai',
    value: 'none',
    documentedBy: [DEVIANTART],
    effects: [{ purpose: 'ai-train', says: 'no', honoredBy: [] }],
    isProposal: true,
  },
  {
    name: 'index',
    value: 'none',
    documentedBy: [BING, YANDEX],
    effects: indexedBy(BING, YANDEX),
    opposite: 'noindex',
  },
  { name: 'follow', value: 'none', documentedBy: [BING, YANDEX], effects: [], opposite: 'nofollow' },
  { name: 'archive', value: 'none', documentedBy: [YANDEX], effects: [], opposite: 'noarchive' },
  {
    name: 'all',
    value: 'none',
    documentedBy: [GOOGLE, YANDEX, APPLE],
    // It abbreviates the default.
    effects: [],
    opposite: 'none',
    equals: ['index', 'follow'],
  },
  { name: 'noyaca', value: 'none', documentedBy: [YANDEX], effects: [] },
  // The directories of these directives no longer exist.
  { name: 'noodp', value: 'none', documentedBy: [retired(BING)], effects: [] },
  {
    name: 'noydir',
    value: 'none',
    documentedBy: [
      retired({
        operator: 'Yahoo',
        source: 'https://help.yahoo.com/kb/search-for-desktop/SLN2213.html',
        date: '2026-11-27',
      }),
    ],
    effects: [],
  },
  { name: 'nositelinkssearchbox', value: 'none', documentedBy: [retired(GOOGLE)], effects: [] },
];

/** If `by` applies to the same page and crawler, the operator ignores `dropped` (Bing, 22 September 2023). */
export const robotsTagOverrides: readonly {
  readonly operator: string;
  readonly dropped: string;
  readonly by: string;
}[] = [{ operator: BING_CHAT.operator, dropped: 'noarchive', by: 'nocache' }];

/** The sizes of `max-image-preview`. */
export const previewSizes = ['none', 'standard', 'large'] as const;

/** Documented names before directives and in META tags. Some are not product tokens. */
export const robotsTagAgents: readonly { readonly name: string; readonly documentedBy: Honor }[] = [
  { name: 'Googlebot', documentedBy: GOOGLE },
  { name: 'Googlebot-News', documentedBy: GOOGLE },
  { name: 'bingbot', documentedBy: BING },
  { name: 'msnbot', documentedBy: BING },
  { name: 'Yandex', documentedBy: YANDEX },
  { name: 'Applebot', documentedBy: APPLE },
];

const byName: ReadonlyMap<string, RobotsTagDirective> = new Map(
  robotsTagDirectives.map((one) => [one.name, one]),
);

/** Finds a directive by its name in any case. */
export const findRobotsTagDirective = (name: string): RobotsTagDirective | undefined =>
  byName.get(lowerCase(name));

/** A directive that operators say that they do not use, and those who follow it. */
export type UnusedDirective = {
  readonly name: string;
  readonly unusedBy: readonly string[];
  readonly usedBy: readonly string[];
};

/**
 * Returns the operators that say that they do not use a directive. Undefined if there is none, or if it is for the
 * crawler of another operator. @param agent the name of the crawler that the directive is for; '' for all crawlers
 */
export function unusedDirective(
  { name, documentedBy }: RobotsTagDirective,
  agent: string,
): UnusedDirective | undefined {
  const named = robotsTagAgents.find((one) => lowerCase(one.name) === lowerCase(agent));
  const operator = agent === '' ? undefined : ((named?.documentedBy ?? findCrawler(agent))?.operator ?? '');
  const namesOf = (sources: readonly RobotsTagSource[]) => [...new Set(sources.map((by) => by.operator))];
  const unusedBy = namesOf(
    documentedBy.filter((by) => by.standing !== undefined && (operator ?? by.operator) === by.operator),
  );
  if (unusedBy.length === 0) return undefined;
  const usedBy =
    operator === undefined ? namesOf(documentedBy.filter((by) => by.standing === undefined)) : [];
  return { name, unusedBy, usedBy };
}
