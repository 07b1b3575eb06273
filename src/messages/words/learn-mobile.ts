import * as english from '../en/words/learn-mobile.ts';
import { inLanguage } from '../language.ts';

export const { mobileLearn, mobileQuestions, mobileText } = inLanguage('words/learn-mobile', english);
