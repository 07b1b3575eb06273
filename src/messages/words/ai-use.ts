import * as english from '../en/words/ai-use.ts';
import { inLanguage } from '../language.ts';

export const { aiUseWords } = inLanguage('words/ai-use', english);
