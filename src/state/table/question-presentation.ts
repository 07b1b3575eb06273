// The presentation of the answers to a question in the table: shapes, words and their sort order.

import type { DecisionOf } from '../../core/questions/question.ts';
import { matrixWords } from '../../messages/en/table.ts';
import type { Tone } from '../document/answer-filter.ts';

/** A decision of any question. */
export interface MatrixVerdict extends DecisionOf<string, string> {
  readonly qualifiers?: readonly string[];
}

/** One answer of a question. */
export interface AnswerPresentation {
  readonly answer: string;
  readonly tone: Tone;
  /** The position of the answer when rows are sorted: yes first, no last. */
  readonly rank: number;
  /** As in `3 yes`. */
  readonly counted: string;
  /** Whether the answer is listed only if it occurs. Yes and no are always listed. */
  readonly isRare?: true;
}

export interface QuestionPresentation {
  readonly question: string;
  /** In the order in which a Matrix numbers them. */
  readonly answers: readonly AnswerPresentation[];
  /** The tones that the filter offers, in their order, with their names. */
  readonly filters: readonly (readonly [tone: Tone, word: string])[];
  /** Returns the visible text of a cell. */
  readonly word: (verdict: MatrixVerdict) => string;
  /** Returns the accessible name of a cell: the answer and what it is based on. */
  readonly name: (verdict: MatrixVerdict) => string;
  /** Whether the columns are fixed by the question, so that the user cannot change them. */
  readonly hasFixedColumns: boolean;
  /** The verbs of a typed question that ask one of its variants. With fixed columns, it can name a crawler too. */
  readonly verbs?: readonly string[];
  /** Whether the rows are fixed by the question. */
  readonly hasFixedRows?: true;
  /** Whether the answers depend on the result of the request for the file. */
  readonly hasStatus?: true;
  /** Whether a column can have an answer. If absent, it can have all. */
  readonly belongs?: (column: string, answer: string) => boolean;
  /** Returns the name of a column that is not a user-agent. No records apply to such columns. */
  readonly columnName?: (column: string) => string;
  /** Whether a copied table is formatted as a list: heads above a blank line, all answers aligned left. */
  readonly isList?: true;
  /** Returns the text of an answer in a copied table, where there are no shapes. If absent, the word is used. */
  readonly printed?: (verdict: MatrixVerdict) => string;
  /**
   * Returns the text of a cell in up to two parts, below each other, if it is too long for one line. If absent, the
   * word is in one line.
   */
  readonly cell?: (verdict: MatrixVerdict) => readonly [string, string?];
  /** Minimum width of a column for the text of its cells, in rem. */
  readonly leastWidth: number;
}

export const toneOf = ({ answers }: QuestionPresentation, { answer }: Pick<MatrixVerdict, 'answer'>): Tone =>
  answers.find((presentation) => presentation.answer === answer)?.tone ?? 'other';

type FetchAnswer = keyof typeof matrixWords.answers;

const lineOf = ({ by }: MatrixVerdict) => (by?.line ?? 0) + 1;

const fetchAnswer = (answer: FetchAnswer, tone: Tone, rank: number): AnswerPresentation => ({
  answer,
  tone,
  rank,
  counted: matrixWords.countedAs[answer],
});

/** The question "May it fetch?" */
export const fetchPresentation: QuestionPresentation = {
  question: 'fetch',
  answers: [
    fetchAnswer('allow', 'allow', 0),
    fetchAnswer('deny', 'deny', 3),
    fetchAnswer('defer', 'other', 1),
    fetchAnswer('no-information', 'other', 2),
  ],
  filters: [
    ['allow', matrixWords.filters.allow],
    ['deny', matrixWords.filters.deny],
    ['other', matrixWords.filters.other],
  ],
  word: ({ answer }) => matrixWords.answers[answer as FetchAnswer],
  name: (verdict) => {
    const reason = verdict.reason as keyof typeof matrixWords.because;
    return `${fetchPresentation.word(verdict)}, ${matrixWords.because[reason](lineOf(verdict), verdict.by?.cutTo !== undefined)}`;
  },
  hasFixedColumns: false,
  leastWidth: 0,
};
