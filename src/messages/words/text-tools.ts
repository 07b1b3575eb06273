import * as english from '../en/words/text-tools.ts';
import { inLanguage } from '../language.ts';

export const { textToolsWords } = inLanguage('words/text-tools', english);
