import * as english from '../en/words/learn-data-txt.ts';
import { inLanguage } from '../language.ts';

export const { dataTxtText } = inLanguage('words/learn-data-txt', english);
