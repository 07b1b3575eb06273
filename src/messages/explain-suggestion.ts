// Suggestions in words.
import type { Candidate, NoSuggestion } from '../core/analysis/suggestions/candidate.ts';
import { applyWords, candidateWords, noSuggestionWords } from './en/explanation.ts';

/** What a suggestion does, in one or two sentences. Lines are counted from 1. */
export const explainSuggestion = ({ code, params }: Candidate): string =>
  (candidateWords[code] as (params: Candidate['params']) => string)(params);

/** The label of the button that applies a suggestion. */
export const nameSuggestion = ({ code, params }: Candidate): string =>
  (applyWords[code] as (params: Candidate['params']) => string)(params);

/** Why a file has no suggestion under a reader, and what to do. */
export const explainNoSuggestion = (reason: NoSuggestion, path: string, reader: string): string =>
  noSuggestionWords[reason](path, reader);
