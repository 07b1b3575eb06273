// Robots that choose their records otherwise than the texts say, by what their operators say. Sources: agent-quirks.ts and
// agent-behavior.ts.

/** How a robot chooses among the records of a file, where no line names it. */
export interface AgentChoice {
  readonly agents: readonly string[];
  /** The records for all others do not count for it. */
  readonly star?: 'ignored';
  /** Names whose records it obeys instead, in this order. */
  readonly fallbackTokens?: readonly string[];
  /** It takes the Crawl-delay of the record for all others where its own says nothing (CRD-003). */
  readonly delayFromDefault?: true;
}

const choiceRows: readonly AgentChoice[] = [
  {
    agents: [
      'AdsBot-Google',
      'AdsBot-Google-Mobile',
      'Mediapartners-Google',
      'APIs-Google',
      'YandexAccessibilityBot',
      'YandexMobileBot',
      'YandexMetrika',
      'YandexFavicons',
      'YandexDirect',
    ],
    star: 'ignored',
  },
  { agents: ['AdsBot-Google-Mobile-Apps'], star: 'ignored', fallbackTokens: ['AdsBot-Google'] },
  {
    agents: [
      'Googlebot-Image',
      'Googlebot-Video',
      'Googlebot-News',
      'Google-CloudVertexBot',
      'Google-InspectionTool',
      'Applebot',
    ],
    fallbackTokens: ['Googlebot'],
  },
  { agents: ['GoogleOther-Image', 'GoogleOther-Video'], fallbackTokens: ['GoogleOther'] },
  {
    agents: ['YandexBot', 'YandexImages', 'YandexBlogs', 'YandexMarket', 'YandexAdNet'],
    fallbackTokens: ['Yandex'],
  },
  { agents: ['bingbot'], delayFromDefault: true },
];

/** The rows by name in lower case. */
export const agentChoices: ReadonlyMap<string, AgentChoice> = new Map(
  choiceRows.flatMap((row) => row.agents.map((agent) => [agent.toLowerCase(), row] as const)),
);
