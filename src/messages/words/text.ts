import * as english from '../en/words/text.ts';
import { inLanguage } from '../language.ts';

export const { textWords } = inLanguage('words/text', english);
