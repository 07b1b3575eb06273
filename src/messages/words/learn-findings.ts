import * as english from '../en/words/learn-findings.ts';
import { inLanguage } from '../language.ts';

export const { learnFindingsWords } = inLanguage('words/learn-findings', english);
