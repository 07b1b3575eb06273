import * as english from '../en/words/compare-readers.ts';
import { inLanguage } from '../language.ts';

export const { compareReadersWords } = inLanguage('words/compare-readers', english);
