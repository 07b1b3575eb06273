import * as english from '../en/words/kept-versions.ts';
import { inLanguage } from '../language.ts';

export const { dayAndTime, keptVersionsWords } = inLanguage('words/kept-versions', english);
