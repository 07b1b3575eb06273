import * as english from '../en/words/record-tools.ts';
import { inLanguage } from '../language.ts';

export const { recordToolWords } = inLanguage('words/record-tools', english);
