// What the matrix is asked about besides fetching. How each is answered is fetched when somebody asks.
import type { AnySettings } from '../../core/questions/registry.ts';

/** Fetching needs none: it is what is asked if nothing else is. */
export type MatrixQuestion = AnySettings;

export type MatrixQuestionOf<Q extends MatrixQuestion['question']> = Extract<
  MatrixQuestion,
  { readonly question: Q }
>;

/** The subject if it is that of a question. */
export const matrixQuestionOf = <Q extends MatrixQuestion['question']>(
  question: Q,
  subject: MatrixQuestion | undefined,
): MatrixQuestionOf<Q> | undefined =>
  subject?.question === question ? (subject as MatrixQuestionOf<Q>) : undefined;
