import * as english from '../en/words/crawlers.ts';
import { inLanguage } from '../language.ts';

export const { crawlerWords } = inLanguage('words/crawlers', english);
