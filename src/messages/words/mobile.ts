import * as english from '../en/words/mobile.ts';
import { inLanguage } from '../language.ts';

export const { mobileWords } = inLanguage('words/mobile', english);
