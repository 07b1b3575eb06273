import * as english from '../en/words/share.ts';
import { inLanguage } from '../language.ts';

export const { shareWords } = inLanguage('words/share', english);
