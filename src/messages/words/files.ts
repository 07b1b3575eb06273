import * as english from '../en/words/files.ts';
import { inLanguage } from '../language.ts';

export const { filesWords } = inLanguage('words/files', english);
