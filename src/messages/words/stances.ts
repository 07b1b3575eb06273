import * as english from '../en/words/stances.ts';
import { inLanguage } from '../language.ts';

export const { stanceTitle, stancesWords } = inLanguage('words/stances', english);
