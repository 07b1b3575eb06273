import * as english from '../en/words/learn-acap-questions.ts';
import { inLanguage } from '../language.ts';

export const { acapQuestions } = inLanguage('words/learn-acap-questions', english);
