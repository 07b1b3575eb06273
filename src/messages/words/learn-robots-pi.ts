import * as english from '../en/words/learn-robots-pi.ts';
import { inLanguage } from '../language.ts';

export const { robotsPiQuestions, robotsPiText, robotsPiWords } = inLanguage(
  'words/learn-robots-pi',
  english,
);
