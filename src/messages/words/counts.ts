import * as english from '../en/words/counts.ts';
import { inLanguage } from '../language.ts';

export const { number } = inLanguage('words/counts', english);
