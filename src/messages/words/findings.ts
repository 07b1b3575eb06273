import * as english from '../en/words/findings.ts';
import { inLanguage } from '../language.ts';

export const { findingWords } = inLanguage('words/findings', english);
