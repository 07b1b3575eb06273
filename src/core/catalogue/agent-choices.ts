// Crawlers that select their records differently from the specifications, as their operators document. Sources:
// agent-quirks.ts and agent-behavior.ts.

/** How a crawler selects a record if no record names it. */
export interface AgentChoice {
  readonly agents: readonly string[];
  /** The records for any other crawler do not apply to it. */
  readonly star?: 'ignored';
  /** Names whose records it obeys instead, in this order. */
  readonly fallbackTokens?: readonly string[];
  /** Whether it uses the Crawl-delay of the record for any other crawler if its own record has none (Crawl-delay). */
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
      'Kagibot',
      'ImagesiftBot',
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

/** The choices by name in lower case. */
export const agentChoices: ReadonlyMap<string, AgentChoice> = new Map(
  choiceRows.flatMap((row) => row.agents.map((agent) => [agent.toLowerCase(), row] as const)),
);
