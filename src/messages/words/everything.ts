import * as english from '../en/words/everything.ts';
import { inLanguage } from '../language.ts';

export const { everythingWords } = inLanguage('words/everything', english);
