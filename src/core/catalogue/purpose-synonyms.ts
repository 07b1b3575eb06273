// Other words with which users search for purposes.
import type { Purpose } from './crawlers.ts';

/** In lower case. A word matches if a query word is its beginning. */
export const purposeSynonyms: Readonly<Partial<Record<string, readonly string[]>>> = {
  search: ['engine', 'index'],
  'ai-training': ['llm', 'model', 'machine', 'learning', 'dataset', 'generative', 'genai'],
  'ai-input': ['assistant', 'chatbot', 'llm', 'chat', 'grounding', 'rag', 'generative', 'genai'],
  'user-triggered': ['agent', 'on-demand'],
  ads: ['advertising', 'adverts', 'marketing'],
  seo: ['backlinks', 'marketing'],
  archive: ['history', 'library', 'preservation'],
  feed: ['rss', 'atom', 'podcast'],
  'social-preview': ['card', 'unfurl', 'embed', 'messenger'],
  monitoring: ['uptime', 'health', 'testing'],
  research: ['science', 'scientific', 'academic'],
} satisfies Partial<Record<Purpose, readonly string[]>>;
