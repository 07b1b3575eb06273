// Names in user-agent lines that no crawler uses: they control the use of content that other crawlers fetch. Dated
// data with sources. Version 2026-11-20.
import { lowerCase } from '../text/lower-case.ts';
import type { AiPurpose } from './ai-purposes.ts';

export interface PolicyToken {
  /** Null if the token was announced but its name could not be read. */
  readonly token: string | null;
  /** The crawlers whose content it controls; `*` for all. */
  readonly agents: readonly string[];
  readonly purposes: readonly AiPurpose[];
  /** A date such as 2023-09-28; null if it is not in force. */
  readonly since: string | null;
  readonly says: string;
  /** An address, or a description of a source without one. */
  readonly source: string;
  readonly sourceDate: string;
  readonly confidence: 'operator-stated' | 'second-hand';
  /** What is uncertain about the token. */
  readonly contested: string;
}

export const policyTokens: readonly PolicyToken[] = [
  {
    token: 'Google-Extended',
    agents: ['Googlebot', 'Googlebot-Image', 'Googlebot-Video', 'Googlebot-News'],
    purposes: ['ai-train', 'ai-input'],
    since: '2023-09-28',
    says: 'Whether content crawled by Google may train future Gemini models and ground answers in Gemini Apps and Vertex AI. No effect on Search and its AI features.',
    source: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers',
    sourceDate: '2026-09-22',
    confidence: 'operator-stated',
    contested:
      'Whether User-agent: * counts when the token is not named is not stated (a public catalogue says it falls back to Googlebot); read here by RFC 9309: * counts.',
  },
  {
    token: 'Applebot-Extended',
    agents: ['Applebot'],
    purposes: ['ai-train'],
    since: '2024-06-11',
    says: 'Whether data crawled by Applebot may train Apple foundation models.',
    source: 'https://support.apple.com/en-us/119829',
    sourceDate: '2026-09-04',
    confidence: 'operator-stated',
    contested:
      'Whether User-agent: * counts when the token is not named is not stated (a public catalogue gives Applebot, then Googlebot as fallback); read here by RFC 9309: * counts.',
  },
  {
    token: null,
    agents: ['*'],
    purposes: ['ai-train'],
    since: null,
    says: 'draft-kelley-aipref-training-preference-signal-00: ordinary groups keyed by one policy token per purpose. Google states the intention to support a shared training preference signal.',
    source: 'https://datatracker.ietf.org/doc/draft-kelley-aipref-training-preference-signal/',
    sourceDate: '2026-10-30',
    confidence: 'operator-stated',
    contested: 'The token itself could not be read: it stays unknown until someone has read the draft.',
  },
];

/** Services without a known name for user-agent lines. */
export interface NamelessService {
  readonly name: string;
  readonly says: string;
  readonly source: string;
  readonly sourceDate: string;
}

export const namelessServices: readonly NamelessService[] = [
  {
    name: 'ChatGPT agent',
    says: 'No name of its own on the wire; identified by signed requests, so no robots.txt token is known.',
    source: 'https://help.openai.com/en/articles/11845367 (second-hand)',
    sourceDate: '2026-09-02',
  },
  {
    name: 'Copilot',
    says: 'No token of its own found; rests on the index of bingbot.',
    source: 'https://www.bing.com/webmaster/help/webmaster-guidelines-30fba23a',
    sourceDate: '2026-10-07',
  },
  {
    name: 'xAI, Grok',
    says: 'No operator documentation found; names in public lists are not confirmed.',
    source: 'public survey of operator pages',
    sourceDate: '2026-09-02',
  },
  {
    name: 'AI Overviews, AI Mode',
    says: 'No token; part of Search, hence Googlebot.',
    source: 'https://developers.google.com/search/docs/appearance/ai-features',
    sourceDate: '2025-12-10',
  },
];

const governsAgent = (names: readonly string[], agent: string) =>
  names.some((name) => lowerCase(name) === lowerCase(agent));

/** The tokens that control the use of a crawler's content; none for a crawler that no record names. */
export const policyTokensFor = (agent: string, purpose: AiPurpose): readonly string[] =>
  policyTokens.flatMap(({ token, agents, purposes }) =>
    token !== null && purposes.includes(purpose) && governsAgent(agents, agent) ? [token] : [],
  );

/** The tokens related to a name: the token itself, or those that govern the crawler. */
export const policyTokensAbout = (name: string): readonly PolicyToken[] =>
  policyTokens.filter(
    ({ token, agents }) => token !== null && (governsAgent([token], name) || governsAgent(agents, name)),
  );

/** Whether a name is a policy token that governs a purpose. */
export const isTokenFor = (name: string, purpose: AiPurpose): boolean =>
  policyTokens.some(
    ({ token, purposes }) => token !== null && governsAgent([token], name) && purposes.includes(purpose),
  );
