import * as english from '../en/words/commands.ts';
import { inLanguage } from '../language.ts';

export const { commandWords, paletteWords } = inLanguage('words/commands', english);
