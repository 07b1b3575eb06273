import * as english from '../en/words/invisible.ts';
import { inLanguage } from '../language.ts';

export const { invisibleWords } = inLanguage('words/invisible', english);
