import * as english from '../en/words/convert.ts';
import { inLanguage } from '../language.ts';

export const { convertWords } = inLanguage('words/convert', english);
