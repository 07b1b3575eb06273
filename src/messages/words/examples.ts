import * as english from '../en/words/examples.ts';
import { inLanguage } from '../language.ts';

export const { exampleWords } = inLanguage('words/examples', english);
