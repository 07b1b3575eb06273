import * as english from './en/suggest.ts';
import { inLanguage } from './language.ts';

export const { tellCandidate, tellNoSuggestion } = inLanguage('suggest', english);
