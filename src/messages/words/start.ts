import * as english from '../en/words/start.ts';
import { inLanguage } from '../language.ts';

export const { startWords } = inLanguage('words/start', english);
