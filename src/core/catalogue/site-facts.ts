// Files beside robots.txt that some sites serve for AI and agents, and what is documented about who reads them. They
// decide nothing: that a site serves one is a fact about the site.

/** A statement about who reads a file; its sentence is in the messages, under `id`. */
export interface ReadingStatement {
  readonly id: string;
  readonly source: string;
  /** Of the page as it was read, or as others quote it; a year and month if no day is known. */
  readonly date: string;
  readonly via: 'page' | 'quotation';
}

export interface SiteFact {
  readonly id: 'llms-txt' | 'ai-txt' | 'agents-txt' | 'tdmrep' | 'signature-keys';
  readonly paths: readonly string[];
  /** Text of any kind, a JSON list, or a JSON object with a list of keys (RFC 7517 5). */
  readonly content: 'text' | 'json-list' | 'json-keys';
  readonly statements: readonly ReadingStatement[];
}

export const siteFacts: readonly SiteFact[] = [
  {
    id: 'llms-txt',
    paths: ['/llms.txt'],
    content: 'text',
    statements: [
      { id: 'llms-proposal', source: 'https://llmstxt.org/', date: '2024-09-03', via: 'quotation' },
      {
        id: 'llms-google',
        source: 'https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
        date: '2026-07-10',
        via: 'quotation',
      },
    ],
  },
  {
    id: 'ai-txt',
    paths: ['/ai.txt'],
    content: 'text',
    statements: [
      {
        id: 'ai-spawning',
        source: 'https://spawning.substack.com/p/aitxt-a-new-way-for-websites-to-set',
        date: '2023-05',
        via: 'page',
      },
    ],
  },
  {
    id: 'agents-txt',
    paths: ['/agents.txt', '/.well-known/agents.txt'],
    content: 'text',
    statements: [
      {
        id: 'agents-draft',
        source: 'https://datatracker.ietf.org/doc/draft-car-agents-txt-wellknown/',
        date: '2026-06-12',
        via: 'page',
      },
    ],
  },
  {
    id: 'tdmrep',
    paths: ['/.well-known/tdmrep.json'],
    content: 'json-list',
    statements: [
      {
        id: 'tdmrep-report',
        source: 'https://www.w3.org/community/reports/tdmrep/CG-FINAL-tdmrep-20240510/',
        date: '2024-05-10',
        via: 'page',
      },
    ],
  },
  {
    id: 'signature-keys',
    paths: ['/.well-known/http-message-signatures-directory'],
    content: 'json-keys',
    statements: [
      {
        id: 'keys-draft',
        source: 'https://datatracker.ietf.org/doc/draft-meunier-webbotauth-httpsig-directory/',
        date: '2026-06-26',
        via: 'page',
      },
      {
        id: 'keys-cloudflare',
        source: 'https://developers.cloudflare.com/bots/reference/bot-verification/web-bot-auth/',
        date: '2026-07-01',
        via: 'page',
      },
    ],
  },
];
