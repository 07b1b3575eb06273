import * as english from './en/steps.ts';
import { inLanguage } from './language.ts';

export const { answerWords, stepSentence } = inLanguage('steps', english);
