import * as english from '../en/words/signatures.ts';
import { inLanguage } from '../language.ts';

export const { partWords } = inLanguage('words/signatures', english);
