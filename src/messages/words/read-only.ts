import * as english from '../en/words/read-only.ts';
import { inLanguage } from '../language.ts';

export const { readOnlyWords } = inLanguage('words/read-only', english);
