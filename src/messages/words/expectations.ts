import * as english from '../en/words/expectations.ts';
import { inLanguage } from '../language.ts';

export const { answerWord, expectationWords, questionWord } = inLanguage('words/expectations', english);
