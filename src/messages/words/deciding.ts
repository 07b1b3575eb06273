import * as english from '../en/words/deciding.ts';
import { inLanguage } from '../language.ts';

export const { decidingWords } = inLanguage('words/deciding', english);
