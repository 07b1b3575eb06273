// Changing one thing of what a question asks.

import type { DocumentStore } from '../document/document-store.ts';
import type { TableQuestion } from './matrix-query.ts';
import type { MatrixQuestion } from './matrix-question.ts';
import { setQuestion } from './set-question.ts';

/** What of a subject is changed; undefined takes it away. */
export type QuestionChange<S extends MatrixQuestion> = { readonly [Key in keyof S]?: S[Key] | undefined };

/** Asks what is asked now with something changed; `first` is asked if the question is another one now. */
export function updateQuestion<S extends MatrixQuestion>(
  store: DocumentStore,
  question: TableQuestion<S>,
  first: S,
  change: QuestionChange<S>,
): void {
  const { subject } = store.getState().view;
  const merged = { ...(subject?.question === question.question ? subject : first), ...change };
  const given = Object.entries(merged).filter(([, value]) => value !== undefined);
  setQuestion(store, Object.fromEntries(given) as unknown as S, question);
}
