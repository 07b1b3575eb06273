// Finds what the pages that a crawler fetches are used for, in the four purposes of statements about AI use.
import { type AiPurpose, aiPurposes } from './ai-purposes.ts';
import { columnPurposeOf } from './column-purposes.ts';
import { type Crawler, findCrawler } from './crawlers.ts';
import { isTokenFor, policyTokensFor } from './policy-tokens.ts';

function isUsedFor(token: string, crawler: Crawler | undefined, purpose: AiPurpose): boolean {
  const has = (one: Crawler['purposes'][number]) => crawler?.purposes.includes(one) === true;
  switch (purpose) {
    case 'search':
      return has('search');
    // An index whose pages are also input for answers, or the index of a company whose search gives answers.
    case 'ai-search':
      return has('search') && (has('ai-input') || columnPurposeOf(token) === 'ai-search');
    case 'ai-input':
      return has('ai-input');
    case 'ai-train':
      return has('ai-training') || columnPurposeOf(token) === 'ai-training';
  }
}

/**
 * The purposes of a product token: those of its crawler and of the policy tokens that govern the crawler. All four
 * for '' and for a name that the catalogue does not have. None for a crawler without any of these purposes.
 */
export function aiUsesOf(token: string): readonly AiPurpose[] {
  const crawler = findCrawler(token);
  const isUnknown = !crawler && !aiPurposes.some((purpose) => isTokenFor(token, purpose));
  if (isUnknown) return aiPurposes;
  return aiPurposes.filter(
    (purpose) =>
      isTokenFor(token, purpose) ||
      policyTokensFor(token, purpose).length > 0 ||
      isUsedFor(token, crawler, purpose),
  );
}
