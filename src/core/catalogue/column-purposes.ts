// What the columns of the table are for, in their order: one word for each crawler.
import { lowerCase } from '../text/lower-case.ts';
import { findCrawler } from './crawlers.ts';

export const columnPurposes = [
  'search',
  'images',
  'news',
  'ai-training',
  'ai-search',
  'seo',
  'previews',
  'archives',
  'ads',
  'other',
] as const;

/** `ai-search`: search by AI companies, and agents that fetch for a user. */
export type ColumnPurpose = (typeof columnPurposes)[number];

/** Companies whose search serves the answers of a model; a search engine of theirs is no search engine of links. */
const aiCompanies = new Set([
  'OpenAI',
  'Anthropic',
  'Perplexity',
  'Mistral AI',
  'Amazon',
  'Meta',
  'You.com',
  'Exa',
  'Parallel',
]);

/** Common Crawl is an archive by its own words; site owners name it for the models that are trained on it. */
const trainedOn = 'CCBot';

/** The purpose of a product token; of one that the catalogue does not know what its name says, else `other`. */
export function columnPurposeOf(token: string): ColumnPurpose {
  const crawler = findCrawler(token);
  const [first] = crawler?.purposes ?? ['search'];
  if (first === 'search' && /image/i.test(token)) return 'images';
  if (first === 'search' && /news/i.test(token)) return 'news';
  if (!crawler) return 'other';
  if (crawler.tokens[0] === trainedOn) return 'ai-training';
  switch (first) {
    case 'search':
      return aiCompanies.has(crawler.operator ?? '') ? 'ai-search' : 'search';
    case 'ai-training':
      return 'ai-training';
    case 'ai-input':
      return 'ai-search';
    case 'user-triggered':
      return crawler.purposes.includes('ai-input') ? 'ai-search' : 'other';
    case 'seo':
      return 'seo';
    case 'social-preview':
      return 'previews';
    case 'archive':
      return 'archives';
    case 'ads':
      return 'ads';
    default:
      return 'other';
  }
}

/**
 * Crawlers that every file is asked about, whether it names them or not: the large search engines, and those of the AI
 * companies that site owners name most, by what they are for.
 */
export const importantCrawlers = [
  'Googlebot',
  'bingbot',
  'Applebot',
  'DuckDuckBot',
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'CCBot',
  'Bytespider',
  'meta-externalagent',
  'Applebot-Extended',
  'Amazonbot',
  'OAI-SearchBot',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'PerplexityBot',
  'Perplexity-User',
] as const;

const ranks = new Map(importantCrawlers.map((name, rank) => [lowerCase(name), rank]));

/** The place of a name among the important crawlers; all others come after them, alike. */
export const importanceRank = (agent: string): number => ranks.get(lowerCase(agent)) ?? ranks.size;
