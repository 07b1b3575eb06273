// Statements about crawlers that deviate from the specifications: dated, with sources. Version 2026-11-28.

/** One statement about some crawlers. How they select records is in agent-choices.ts, under the same names. */
export interface AgentQuirk {
  readonly agents: readonly string[];
  /** Whether they obey the file at all. */
  readonly robotsTxt?: 'ignored' | 'mostly-ignored' | 'may-be-ignored';
  /** Whether they use records for other crawlers, without documentation of which ones. */
  readonly fallbackUnknown?: true;
  readonly says: string;
  /** An address, or a description of a source without one. */
  readonly source: string;
  /** A date such as 2026-11-20, or a year. */
  readonly sourceDate: string;
  readonly confidence: 'operator-stated' | 'second-hand';
  /** What is uncertain about the statement. */
  readonly contested?: string;
}

const quirkRows: readonly AgentQuirk[] = [
  {
    agents: ['AdsBot-Google', 'AdsBot-Google-Mobile', 'Mediapartners-Google', 'APIs-Google'],
    says: 'The group User-agent: * does not count for these; only a group that names them does.',
    source: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers',
    sourceDate: '2026-02-11',
    confidence: 'operator-stated',
  },
  {
    agents: ['Google-Safety'],
    robotsTxt: 'ignored',
    says: 'Ignores robots.txt.',
    source: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers',
    sourceDate: '2026-02-11',
    confidence: 'operator-stated',
  },
  {
    agents: ['AdsBot-Google-Mobile-Apps'],
    says: 'Retired. Obeyed the group of AdsBot-Google, not *.',
    source: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers',
    sourceDate: '2026-02-11',
    confidence: 'operator-stated',
  },
  {
    agents: ['Googlebot-Image', 'Googlebot-Video', 'Googlebot-News'],
    says: 'Some Google crawlers have more than one token; one match is enough. These use the Googlebot group when they are not named.',
    source: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers',
    sourceDate: '2026-09-22',
    confidence: 'operator-stated',
    contested:
      'The sentence about several tokens was read on the page; the pairs themselves from older editions and a public catalogue.',
  },
  {
    agents: ['Google-CloudVertexBot'],
    says: 'Listed with a second token, Googlebot.',
    source: 'public article that quotes the Google list (read 2026-11-20)',
    sourceDate: '2026-11-20',
    confidence: 'second-hand',
  },
  {
    agents: ['Google-InspectionTool'],
    says: 'Uses the Googlebot group when it is not named.',
    source: 'github.com/yoshi389111/vscode-robots-txt-support src/data/crawlerInfo.ts (commit 5f49cd3)',
    sourceDate: '2026-06-13',
    confidence: 'second-hand',
  },
  {
    agents: ['GoogleOther-Image', 'GoogleOther-Video'],
    says: 'Use the GoogleOther group when they are not named.',
    source: 'github.com/yoshi389111/vscode-robots-txt-support src/data/crawlerInfo.ts (commit 5f49cd3)',
    sourceDate: '2026-06-13',
    confidence: 'second-hand',
  },
  {
    agents: ['Google-Agent', 'Google-GeminiNotebook', 'Google-NotebookLM'],
    robotsTxt: 'mostly-ignored',
    says: 'User-triggered; such fetchers generally ignore robots.txt.',
    source: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers',
    sourceDate: '2026-09-02',
    confidence: 'operator-stated',
  },
  {
    agents: ['Applebot'],
    says: 'When the file does not mention Applebot but mentions Googlebot, the Googlebot group is followed. Crawl-delay is not followed.',
    source: 'https://support.apple.com/en-us/119829',
    sourceDate: '2026-09-04',
    confidence: 'operator-stated',
  },
  {
    agents: ['Kagibot'],
    says: 'Uses the Googlebot group when no group names it.',
    source: 'https://kagi.com/bot',
    sourceDate: '2026-11-28',
    confidence: 'operator-stated',
  },
  {
    agents: ['ImagesiftBot'],
    says: 'Uses the Googlebot group when no group names it. Crawl-delay is followed.',
    source: 'https://imagesift.com/about',
    sourceDate: '2026-11-28',
    confidence: 'operator-stated',
  },
  {
    agents: ['Feedfetcher-Google'],
    robotsTxt: 'ignored',
    says: 'Started by users; does not follow robots.txt.',
    source: 'https://developers.google.com/search/docs/crawling-indexing/feedfetcher',
    sourceDate: '2026-11-28',
    confidence: 'operator-stated',
  },
  {
    agents: ['Feedly'],
    robotsTxt: 'ignored',
    says: 'Started by users; does not follow robots.txt.',
    source: 'http://feedly.com/fetcher.html',
    sourceDate: '2026-11-28',
    confidence: 'operator-stated',
  },
  {
    agents: ['Kimi-User'],
    robotsTxt: 'may-be-ignored',
    says: 'User-triggered; robots.txt rules may not directly apply.',
    source: 'https://www.kimi.com/policies/kimi-crawlers',
    sourceDate: '2026-11-28',
    confidence: 'operator-stated',
  },
  {
    agents: ['iTMS'],
    robotsTxt: 'ignored',
    says: 'Does not follow robots.txt.',
    source: 'https://support.apple.com/en-us/119829',
    sourceDate: '2026-09-04',
    confidence: 'operator-stated',
  },
  {
    agents: ['Amzn-SearchBot'],
    fallbackUnknown: true,
    says: 'When the file does not mention it but allows other search bots, it follows what is given to those; which ones is not said.',
    source: 'https://developer.amazon.com/amazonbot',
    sourceDate: '2026-09-04',
    confidence: 'operator-stated',
    contested:
      'Which other bots count is open; implementations try Googlebot, then Bingbot, or answer "cannot tell".',
  },
  {
    agents: ['Amzn-User'],
    robotsTxt: 'may-be-ignored',
    says: 'May not follow all directives; no Crawl-delay.',
    source: 'https://developer.amazon.com/amazonbot',
    sourceDate: '2026-09-04',
    confidence: 'operator-stated',
  },
  {
    agents: ['ChatGPT-User'],
    robotsTxt: 'may-be-ignored',
    says: 'User-triggered; robots.txt may not apply.',
    source: 'https://developers.openai.com/api/docs/bots',
    sourceDate: '2026-10-07',
    confidence: 'operator-stated',
  },
  {
    agents: ['Perplexity-User'],
    robotsTxt: 'mostly-ignored',
    says: 'Generally ignores robots.txt.',
    source: 'https://docs.perplexity.ai/guides/bots',
    sourceDate: '2026-10-07',
    confidence: 'operator-stated',
  },
  {
    agents: ['meta-externalfetcher'],
    robotsTxt: 'may-be-ignored',
    says: 'May bypass robots.txt.',
    source: 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/',
    sourceDate: '2026-10-07',
    confidence: 'operator-stated',
  },
  {
    agents: ['facebookexternalhit'],
    robotsTxt: 'may-be-ignored',
    says: 'May bypass robots.txt for security or integrity checks.',
    source: 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/',
    sourceDate: '2026-10-07',
    confidence: 'operator-stated',
  },
  {
    agents: ['YandexBot', 'YandexImages', 'YandexBlogs', 'YandexMarket', 'YandexAdNet'],
    says: 'A record for the robot itself comes first, then User-agent: Yandex, then *; each switches the later ones off.',
    source: 'https://yandex.com/support/webmaster/en/robot-workings/user-agent',
    sourceDate: '2026-11-20',
    confidence: 'operator-stated',
    contested:
      'The help speaks of the substring Yandex; its example treats YandexBot as a record of that robot alone. The English page prints Yahoo where the Russian one prints Yandex.',
  },
  {
    agents: ['YandexAccessibilityBot', 'YandexMobileBot', 'YandexMetrika', 'YandexFavicons', 'YandexDirect'],
    says: 'Ignore User-agent: * (and, per the help page, possibly User-agent: Yandex); must be named.',
    source: 'github.com/yoshi389111/vscode-robots-txt-support src/data/crawlerInfo.ts (commit 5f49cd3)',
    sourceDate: '2026-06-13',
    confidence: 'second-hand',
  },
  {
    agents: ['AhrefsSiteAudit'],
    robotsTxt: 'may-be-ignored',
    says: 'Obeys both unless the verified owner of the site asks otherwise.',
    source: 'https://ahrefs.com/robot',
    sourceDate: '2026-11-20',
    confidence: 'operator-stated',
  },
  {
    agents: ['archive.org_bot'],
    robotsTxt: 'may-be-ignored',
    says: 'Does not feel bound by robots.txt.',
    source: 'public pages of 2017 to 2020 about a statement of the Internet Archive',
    sourceDate: '2020-06-03',
    confidence: 'second-hand',
  },
];

/** The statements by name in lower case. */
export const agentQuirks: ReadonlyMap<string, AgentQuirk> = new Map(
  quirkRows.flatMap((row) => row.agents.map((agent) => [agent.toLowerCase(), row] as const)),
);
