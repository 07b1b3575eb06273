import * as english from '../en/words/keyboard.ts';
import { inLanguage } from '../language.ts';

export const { keyboardText, keyboardWords } = inLanguage('words/keyboard', english);
