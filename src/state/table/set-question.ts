// Choosing what the matrix asks.
import type { DocumentStore } from '../document/document-store.ts';
import type { MatrixQuestion } from './matrix-question.ts';
import { addLoadedQuestions, type TableQuestion, tableQuestionOf } from './table-question.ts';

/** What the columns are: what a question sets side by side of its own, or the user-agents of the document. */
const comparisonAxis = (subject: MatrixQuestion | undefined): string =>
  subject && tableQuestionOf(subject)?.columns?.(subject) ? subject.question : 'agents';

/**
 * Asks about something else; about fetching, if about nothing. What was looked at stays if it is still there.
 * @param question the code of the question, where it may not have been asked before.
 */
export function setQuestion<S extends MatrixQuestion>(
  store: DocumentStore,
  subject: S | undefined,
  question?: TableQuestion<S>,
): void {
  if (question) addLoadedQuestions([question]);
  store.setState(({ view: { subject: old, cell, matrix, ...view } }) => {
    const stays = comparisonAxis(old) === comparisonAxis(subject);
    const fits = stays && old?.question === subject?.question;
    return {
      view: {
        ...view,
        ...(cell && stays ? { cell } : {}),
        ...(matrix && fits ? { matrix } : {}),
        ...(subject ? { subject } : {}),
      },
    };
  });
}

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
