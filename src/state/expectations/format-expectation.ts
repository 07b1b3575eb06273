// Texts for expected answers and for the question of a cell.
import { matrixWords } from '../../messages/en/table.ts';
import { lookUpWord } from '../../messages/look-up-word.ts';
import { tableQuestions } from '../table/questions/registry.ts';
import type { ExpectationFormat } from '../table/table-question.ts';

const fetchFormat: ExpectationFormat = {
  question: 'fetch',
  formatAnswer: (key) => lookUpWord(matrixWords.answers, key),
  formatQuestion: () => matrixWords.question,
};

const formatOf = (question: string): ExpectationFormat | undefined =>
  [fetchFormat, ...tableQuestions].find((format) => format.question === question);

/** Returns the word for a verdict, such as `No`. A key that this version does not know is returned as it is. */
export const formatAnswer = (question: string, part: string | undefined, key: string): string =>
  formatOf(question)?.formatAnswer(key, part) || key;

/** Returns the question of a cell, such as `May it index?`. */
export const formatQuestion = (question: string, part: string | undefined, asked: object = {}): string =>
  formatOf(question)?.formatQuestion(part, asked) ?? part ?? question;
