import * as english from '../en/words/trace.ts';
import { inLanguage } from '../language.ts';

export const { traceWords } = inLanguage('words/trace', english);
