import * as english from '../en/words/marks.ts';
import { inLanguage } from '../language.ts';

export const { marksWords } = inLanguage('words/marks', english);
