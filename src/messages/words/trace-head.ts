import * as english from '../en/words/trace-head.ts';
import { inLanguage } from '../language.ts';

export const { traceHeadWords } = inLanguage('words/trace-head', english);
