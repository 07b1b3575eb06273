import * as english from '../en/words/finding-fixes.ts';
import { inLanguage } from '../language.ts';

export const { fixPreviewWords, snippetWords } = inLanguage('words/finding-fixes', english);
