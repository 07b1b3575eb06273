// Edits that flip a cell, in words.
import type { Candidate, NoSuggestion } from '../core/analysis/suggestions/candidate.ts';
import { candidateWords, noSuggestionWords } from './en/explanation.ts';

/** What a suggestion does, in a sentence or two. Lines are counted from 1. */
export const explainSuggestion = ({ code, params }: Candidate): string =>
  (candidateWords[code] as (params: Candidate['params']) => string)(params);

/** Why there is no suggestion for a file under a reader, and what can be done. */
export const explainNoSuggestion = (reason: NoSuggestion, path: string, reader: string): string =>
  noSuggestionWords[reason](path, reader);
