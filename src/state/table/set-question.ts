// Choosing what the matrix asks.
import type { DocumentStore } from '../document/document-store.ts';
import { addLoadedQuestion, type TableQuestion, tableQuestionOf } from './matrix-query.ts';
import type { MatrixQuestion } from './matrix-question.ts';

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
  if (question) addLoadedQuestion(question);
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
