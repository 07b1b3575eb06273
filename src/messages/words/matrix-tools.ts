import * as english from '../en/words/matrix-tools.ts';
import { inLanguage } from '../language.ts';

export const { matrixToolWords } = inLanguage('words/matrix-tools', english);
