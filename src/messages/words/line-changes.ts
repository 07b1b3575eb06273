import * as english from '../en/words/line-changes.ts';
import { inLanguage } from '../language.ts';

export const { lineChangesWords } = inLanguage('words/line-changes', english);
