// How the answers to a question are told in the matrix: shapes, words, and the order in which they sort.
import type { DecisionOf } from '../../core/questions/question.ts';
import { matrixWords } from '../../messages/en/table.ts';

/**
 * Shape and colour of an answer: yes, yes with restrictions, no, and all that is neither; a host, none, not assigned;
 * as it was printed, and not so. `text`: words alone.
 */
export const tones = [
  'allow',
  'limited',
  'deny',
  'other',
  'host',
  'none',
  'free',
  'same',
  'unlike',
  'text',
] as const;
export type Tone = (typeof tones)[number];

/** Whatever was decided, about fetching or anything else. */
export interface MatrixVerdict extends DecisionOf<string, string> {
  readonly qualifiers?: readonly string[];
}

/** One answer of a question. */
export interface AnswerPresentation {
  readonly answer: string;
  readonly tone: Tone;
  /** Where it stands when rows are sorted: yes first, no last. */
  readonly rank: number;
  /** As in `3 yes`. */
  readonly counted: string;
  /** Present if it is told of only where somebody got it; yes and no are told of always. */
  readonly isRare?: true;
}

export interface QuestionPresentation {
  readonly question: string;
  /** In the order in which a matrix numbers them. */
  readonly answers: readonly AnswerPresentation[];
  /** The tones that the filter offers, in this order, and what it calls them. */
  readonly filters: readonly (readonly [tone: Tone, word: string])[];
  /** What stands in a cell. */
  readonly word: (told: MatrixVerdict) => string;
  /** What a cell is called by name: the answer, and what it rests on. */
  readonly name: (told: MatrixVerdict) => string;
  /** True if the columns are what the question is about, and not for the person to choose. */
  readonly hasFixedColumns: boolean;
  /** Present if the rows are what the question is about. */
  readonly hasFixedRows?: true;
  /** Present if the answers hang on how the request for the file ends. */
  readonly hasStatus?: true;
  /** Which answers a column can have; all if absent. */
  readonly belongs?: (column: string, answer: string) => boolean;
  /** What a column is called, if it is no user-agent; such columns read no records. */
  readonly columnName?: (column: string) => string;
  /** True if a copied table looks like a list: heads above a blank line, all answers from the left. */
  readonly isList?: true;
  /** What stands for an answer where shapes cannot: in a copied table; the word if absent. */
  readonly printed?: (told: MatrixVerdict) => string;
  /** Least width of a column for what stands in its cells, in rem. */
  readonly leastWidth: number;
}

export const toneOf = ({ answers }: QuestionPresentation, { answer }: Pick<MatrixVerdict, 'answer'>): Tone =>
  answers.find((one) => one.answer === answer)?.tone ?? 'other';

type FetchAnswer = keyof typeof matrixWords.answers;

const lineOf = ({ by }: MatrixVerdict) => (by?.line ?? 0) + 1;

const fetchAnswer = (answer: FetchAnswer, tone: Tone, rank: number): AnswerPresentation => ({
  answer,
  tone,
  rank,
  counted: matrixWords.countedAs[answer],
});

/** May it be fetched? */
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
  name: (told) => {
    const reason = told.reason as keyof typeof matrixWords.because;
    return `${fetchPresentation.word(told)}, ${matrixWords.because[reason](lineOf(told))}`;
  },
  hasFixedColumns: false,
  leastWidth: 0,
};
