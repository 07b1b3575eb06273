import * as english from '../en/words/shell-news.ts';
import { inLanguage } from '../language.ts';

export const { shellNewsWords } = inLanguage('words/shell-news', english);
