// Other words that people look for purposes by.
import type { Purpose } from './crawlers.ts';

/** In lower case; each counts by its beginning. */
export const purposeSynonyms: Readonly<Partial<Record<string, readonly string[]>>> = {
  search: ['engine', 'index'],
  'ai-training': ['llm', 'model', 'machine', 'learning', 'dataset', 'generative', 'genai'],
  'ai-input': ['assistant', 'chatbot', 'llm', 'chat', 'grounding', 'rag', 'generative', 'genai'],
  'user-triggered': ['assistant', 'chatbot', 'agent', 'on-demand'],
  ads: ['advertising', 'adverts', 'marketing'],
  seo: ['backlinks', 'marketing'],
  archive: ['history', 'library', 'preservation'],
  feed: ['rss', 'atom', 'podcast'],
  'social-preview': ['card', 'unfurl', 'embed', 'messenger'],
  monitoring: ['uptime', 'health', 'testing'],
  research: ['science', 'scientific', 'academic'],
} satisfies Partial<Record<Purpose, readonly string[]>>;
