import * as english from '../en/words/learn.ts';
import { inLanguage } from '../language.ts';

export const { learnWords } = inLanguage('words/learn', english);
