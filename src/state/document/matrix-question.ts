// The questions of the table besides fetching. The code that answers each is loaded on first use.
import type { AnySettings } from '../../core/questions/registry.ts';

/** Undefined means fetching, the default question. */
export type MatrixQuestion = AnySettings;

export type MatrixQuestionOf<Q extends MatrixQuestion['question']> = Extract<
  MatrixQuestion,
  { readonly question: Q }
>;

/** Returns the subject if it belongs to the question. */
export const matrixQuestionOf = <Q extends MatrixQuestion['question']>(
  question: Q,
  subject: MatrixQuestion | undefined,
): MatrixQuestionOf<Q> | undefined =>
  subject?.question === question ? (subject as MatrixQuestionOf<Q>) : undefined;
