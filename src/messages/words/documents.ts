import * as english from '../en/words/documents.ts';
import { inLanguage } from '../language.ts';

export const { documentWords } = inLanguage('words/documents', english);
