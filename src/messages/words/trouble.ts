import * as english from '../en/words/trouble.ts';
import { inLanguage } from '../language.ts';

export const { troubleWords } = inLanguage('words/trouble', english);
