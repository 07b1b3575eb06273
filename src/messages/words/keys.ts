import * as english from '../en/words/keys.ts';
import { inLanguage } from '../language.ts';

export const { keyWords } = inLanguage('words/keys', english);
