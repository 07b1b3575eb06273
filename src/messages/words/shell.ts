import * as english from '../en/words/shell.ts';
import { inLanguage } from '../language.ts';

export const { shellWords } = inLanguage('words/shell', english);
