import * as english from '../en/words/records.ts';
import { inLanguage } from '../language.ts';

export const { recordsWords } = inLanguage('words/records', english);
