import * as english from '../en/words/history.ts';
import { inLanguage } from '../language.ts';

export const { describeStep } = inLanguage('words/history', english);
