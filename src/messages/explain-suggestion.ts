// Suggestions in words.
import type { Candidate, NoSuggestion } from '../core/analysis/suggestions/candidate.ts';
import { candidateWords, noSuggestionWords } from './en/explanation.ts';

/** What a suggestion does, in the list and on its button. Lines are counted from 1. */
export const nameSuggestion = ({ code, params }: Candidate): string =>
  (candidateWords[code] as (params: Candidate['params']) => string)(params);

/** Why a file has no suggestion under a reader, and what to do. */
export const explainNoSuggestion = (reason: NoSuggestion, path: string, reader: string): string =>
  noSuggestionWords[reason](path, reader);
