import * as english from '../en/words/suggest.ts';
import { inLanguage } from '../language.ts';

export const { suggestWords } = inLanguage('words/suggest', english);
