import * as english from '../en/words/acap.ts';
import { inLanguage } from '../language.ts';

export const { acapWords } = inLanguage('words/acap', english);
