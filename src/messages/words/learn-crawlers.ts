import * as english from '../en/words/learn-crawlers.ts';
import { inLanguage } from '../language.ts';

export const { crawlersText, crawlersWords } = inLanguage('words/learn-crawlers', english);
