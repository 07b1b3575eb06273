import * as english from '../en/words/modern-rows.ts';
import { inLanguage } from '../language.ts';

export const { modernRowWords } = inLanguage('words/modern-rows', english);
