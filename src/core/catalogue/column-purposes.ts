// The purposes of the columns of the table, in their order: one for each crawler.
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

/** `ai-search`: search of AI companies, and agents that fetch for a user. */
export type ColumnPurpose = (typeof columnPurposes)[number];

/** The purpose that crawlers share. `ai` is both of those of AI companies. */
export type SharedPurpose = ColumnPurpose | 'ai';

/** Returns the purpose of all or of most of these crawlers; undefined if they have none in common, or no known one. */
export function sharedPurposeOf(
  agents: readonly string[],
): { readonly purpose: SharedPurpose; readonly isOfAll: boolean } | undefined {
  const counts = new Map<SharedPurpose, number>();
  const add = (purpose: SharedPurpose) => counts.set(purpose, (counts.get(purpose) ?? 0) + 1);
  for (const agent of agents) {
    const purpose = columnPurposeOf(agent);
    if (purpose === 'other') continue;
    add(purpose);
    if (purpose.startsWith('ai-')) add('ai');
  }
  // The narrower purpose comes first if it is as frequent as `ai`.
  const [most] = [...counts].toSorted(
    ([a, left], [b, right]) => right - left || Number(a === 'ai') - Number(b === 'ai'),
  );
  if (!most || 2 * most[1] <= agents.length) return undefined;
  return { purpose: most[0], isOfAll: most[1] === agents.length };
}

/** Companies whose search returns answers of a model. Their search engines do not count as search by links. */
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

/** Common Crawl calls itself an archive, but site owners name it because of the models that are trained on it. */
const trainingSource = 'CCBot';

/**
 * The purpose of a product token. For a token that the catalogue does not have, its name decides, or else it is
 * `other`.
 */
export function columnPurposeOf(token: string): ColumnPurpose {
  const crawler = findCrawler(token);
  const [first] = crawler?.purposes ?? ['search'];
  if (first === 'search' && /image/i.test(token)) return 'images';
  if (first === 'search' && /news/i.test(token)) return 'news';
  if (!crawler) return 'other';
  if (crawler.tokens[0] === trainingSource) return 'ai-training';
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
 * Crawlers that every file is queried for, whether it names them or not: the large search engines, and the
 * crawlers of AI companies that site owners name most often, ordered by purpose.
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

/** The rank of a name among the important crawlers. All others have the same rank, after them. */
export const importanceRank = (agent: string): number => ranks.get(lowerCase(agent)) ?? ranks.size;

/** The rank of a name in the head of a column: as by importance, but a name that no crawler sends is the last. */
export const headRank = (agent: string): number =>
  ranks.get(lowerCase(agent)) ?? ranks.size + Number(findCrawler(agent)?.clientExists === false);
