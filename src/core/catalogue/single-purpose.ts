// Crawlers that serve one of these purposes and nothing else, apart from pages that a person asked for: to let one of
// them in by name says something about that purpose. Drawn from crawlers.json, and held to it by a test; apart from it,
// because who asks a question should not have to fetch the whole catalogue.
import type { AiPurpose } from './ai-purposes.ts';

const namesByPurpose: Readonly<Partial<Record<AiPurpose, string>>> = {
  search: `Googlebot-Image Googlebot-Video Googlebot-News OAI-SearchBot Claude-SearchBot PerplexityBot Amzn-SearchBot
    meta-webindexer MistralAI-Index DuckDuckBot YandexBot YandexImages YandexBlogs YandexMarket YandexMobileBot
    SeznamBot Baiduspider Yeti coccoc Qwantbot MojeekBot Kagibot Slurp YisouSpider`,
  'ai-input': `Google-CloudVertexBot Google-Agent Google-GeminiNotebook Google-NotebookLM ChatGPT-User Claude-User
    Perplexity-User Amzn-User meta-externalfetcher MistralAI-User DuckAssistBot YandexAdditionalBot YandexAdditional
    FirecrawlAgent TavilyBot kagi-fetcher Manus-User`,
  'ai-train': `GPTBot ClaudeBot Applebot-Extended FacebookBot MistralAI-Training Bytespider cohere-training-data-crawler
    Webzio-Extended SBIntuitionsBot`,
};

/** The one purpose of a crawler, by its name in lower case. */
export const singlePurposes: ReadonlyMap<string, AiPurpose> = new Map(
  Object.entries(namesByPurpose).flatMap(([purpose, tokens]) =>
    tokens.split(/\s+/).map((token) => [token.toLowerCase(), purpose as AiPurpose] as const),
  ),
);
