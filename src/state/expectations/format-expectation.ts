// What the answers that are expected are called, and what a cell asks.
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
  [fetchFormat, ...tableQuestions].find((one) => one.question === question);

/** What a verdict with this key is called, such as `No`; a key of another version is shown as it is. */
export const formatAnswer = (question: string, part: string | undefined, key: string): string =>
  formatOf(question)?.formatAnswer(key, part) || key;

/** What a cell asks, as `May it: index?`. */
export const formatQuestion = (question: string, part: string | undefined, asked: object = {}): string =>
  formatOf(question)?.formatQuestion(part, asked) ?? part ?? question;
