// Suggestions in words.
import type { ClaimRepair } from '../../core/analysis/claims/repair-claim.ts';
import type { Candidate, NoSuggestion } from '../../core/analysis/suggestions/candidate.ts';
import { candidateWords, noSuggestionWords, repairWords } from '../en/explanation.ts';

/** What a suggestion does, in the list and on its button. Lines are counted from 1. */
export const nameSuggestion = ({ code, params }: Candidate): string =>
  (candidateWords[code] as (params: Candidate['params']) => string)(params);

/**
 * What edits that make a claim hold do.
 * @param agents the crawlers for which it fails
 */
export function nameRepair({ steps: [step, ...others] }: ClaimRepair, agents: readonly string[]): string {
  if (others.length > 0) return repairWords.steps(others.length + 1, agents);
  return nameSuggestion(step);
}

/** Why a file has no suggestion under a reader, and what to do. */
export const explainNoSuggestion = (reason: NoSuggestion, path: string, reader: string): string =>
  noSuggestionWords[reason](path, reader);
