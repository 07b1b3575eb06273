import * as english from '../en/words/matrix.ts';
import { inLanguage } from '../language.ts';

export const { agentName, matrixWords, readerTitle } = inLanguage('words/matrix', english);
