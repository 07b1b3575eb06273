import * as english from '../en/words/learn-acap.ts';
import { inLanguage } from '../language.ts';

export const { acapText, acapWords } = inLanguage('words/learn-acap', english);
