import * as english from '../en/words/cut-off.ts';
import { inLanguage } from '../language.ts';

export const { cutOffWords } = inLanguage('words/cut-off', english);
