// Choosing what the matrix asks.
import type { DocumentStore } from '../document/document-store.ts';
import type { MatrixQuestion } from './matrix-question.ts';

/** What stands across: what a question sets side by side of its own, or the user-agents of the document. */
function comparisonAxis(subject: MatrixQuestion | undefined): string {
  if (!subject) return 'agents';
  if (subject.question === 'ai-use') return subject.purpose === undefined ? 'purposes' : 'agents';
  if (subject.question !== 'usage') return subject.question;
  return subject.usage === undefined ? 'usages' : 'agents';
}

/** Asks about something else; about fetching, if about nothing. What was looked at stays if it is still there. */
export function setQuestion(store: DocumentStore, subject: MatrixQuestion | undefined): void {
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
