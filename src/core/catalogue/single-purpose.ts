// Crawlers that have only one of these purposes, apart from pages that a user asked for: allowing one of them by
// name is a statement about that purpose. Derived from crawlers.json, and checked by a test. It is a separate list
// so that a question does not have to load the whole catalogue.
import type { AiPurpose } from './ai-purposes.ts';

const namesByPurpose: Readonly<Partial<Record<AiPurpose, string>>> = {
  search: `Googlebot-Image Googlebot-Video Googlebot-News OAI-SearchBot Claude-SearchBot PerplexityBot Amzn-SearchBot
    meta-webindexer MistralAI-Index DuckDuckBot YandexBot YandexImages YandexBlogs YandexMarket YandexMobileBot
    SeznamBot Baiduspider Yeti coccoc Qwantbot MojeekBot Kagibot Kimi-SearchBot Slurp YisouSpider`,
  'ai-input': `Google-CloudVertexBot Google-Agent Google-GeminiNotebook Google-NotebookLM ChatGPT-User Claude-User
    Perplexity-User Amzn-User meta-externalfetcher MistralAI-User DuckAssistBot YandexAdditionalBot YandexAdditional
    FirecrawlAgent TavilyBot kagi-fetcher Manus-User Kimi-User`,
  'ai-train': `GPTBot ClaudeBot Applebot-Extended FacebookBot MistralAI-Training Bytespider cohere-training-data-crawler
    Webzio-Extended SBIntuitionsBot KimiBot`,
};

/** Crawlers of search whose index gives AI answers, in lower case. An Allow by name is a statement about both uses. */
export const aiSearchCrawlers: ReadonlySet<string> = new Set(
  [
    'OAI-SearchBot',
    'Claude-SearchBot',
    'PerplexityBot',
    'Amzn-SearchBot',
    'meta-webindexer',
    'MistralAI-Index',
  ].map((name) => name.toLowerCase()),
);

/** The only purpose of a crawler, by its name in lower case. */
export const singlePurposes: ReadonlyMap<string, AiPurpose> = new Map(
  Object.entries(namesByPurpose).flatMap(([purpose, tokens]) =>
    tokens.split(/\s+/).map((token) => [token.toLowerCase(), purpose as AiPurpose] as const),
  ),
);
