import * as english from '../en/words/assist.ts';
import { inLanguage } from '../language.ts';

export const { assistWords, meaningOf } = inLanguage('words/assist', english);
