import * as english from '../en/words/matrix-add.ts';
import { inLanguage } from '../language.ts';

export const { matrixAddWords } = inLanguage('words/matrix-add', english);
