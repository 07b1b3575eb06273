import * as english from '../en/words/reader-page.ts';
import { inLanguage } from '../language.ts';

export const { aboutReader, learnPathOf } = inLanguage('words/reader-page', english);
