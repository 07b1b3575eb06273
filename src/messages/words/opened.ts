import * as english from '../en/words/opened.ts';
import { inLanguage } from '../language.ts';

export const { openedWords } = inLanguage('words/opened', english);
