import * as english from '../en/words/table.ts';
import { inLanguage } from '../language.ts';

export const { tableWords } = inLanguage('words/table', english);
