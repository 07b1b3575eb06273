import * as english from '../en/words/status.ts';
import { inLanguage } from '../language.ts';

export const { duration, statusWords } = inLanguage('words/status', english);
