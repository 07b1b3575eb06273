// Edits that flip a cell, in words.
import type { Candidate, NoSuggestion } from '../core/analysis/suggestions/candidate.ts';
import { applyWords, candidateWords, noSuggestionWords } from './en/explanation.ts';

/** What a suggestion does, in a sentence or two. Lines are counted from 1. */
export const explainSuggestion = ({ code, params }: Candidate): string =>
  (candidateWords[code] as (params: Candidate['params']) => string)(params);

/** What the button says that makes a suggestion. */
export const nameSuggestion = ({ code, params }: Candidate): string =>
  (applyWords[code] as (params: Candidate['params']) => string)(params);

/** Why there is no suggestion for a file under a reader, and what can be done. */
export const explainNoSuggestion = (reason: NoSuggestion, path: string, reader: string): string =>
  noSuggestionWords[reason](path, reader);
