import * as english from '../en/words/compare.ts';
import { inLanguage } from '../language.ts';

export const { compareWords } = inLanguage('words/compare', english);
