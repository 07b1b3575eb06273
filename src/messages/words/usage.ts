import * as english from '../en/words/usage.ts';
import { inLanguage } from '../language.ts';

export const { usageWords } = inLanguage('words/usage', english);
