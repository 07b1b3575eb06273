// Changes the question of the table.
import type { DocumentStore } from '../document/document-store.ts';
import type { MatrixQuestion } from '../document/matrix-question.ts';
import type { MatrixView, View } from '../document/state.ts';
import { addLoadedQuestions, type TableQuestion, tableQuestionOf } from './table-question.ts';

/** Returns what the columns are: those that the question fixes, or the user-agents of the document. */
const comparisonAxis = (subject: MatrixQuestion | undefined): string =>
  subject && tableQuestionOf(subject)?.columns?.(subject) ? subject.question : 'agents';

/** Keeps the rows and columns to which the user limited the table, under any question. */
function keepLimits({ onlyUrls, onlyAgents }: Partial<MatrixView> = {}): Pick<View, 'matrix'> {
  if (!onlyUrls && !onlyAgents) return {};
  const limits = { ...(onlyUrls && { onlyUrls }), ...(onlyAgents && { onlyAgents }) };
  return { matrix: { filter: 'all', text: '', ...limits } };
}

/**
 * Sets the question; undefined means fetching. The selected cell stays if it still exists.
 * @param question the code of the question, in case it has not been loaded before
 */
export function setQuestion<S extends MatrixQuestion>(
  store: DocumentStore,
  subject: S | undefined,
  question?: TableQuestion<S>,
): void {
  if (question) addLoadedQuestions([question]);
  store.setState(({ view: { subject: previous, cell, matrix, ...view } }) => {
    const hasSameColumns = comparisonAxis(previous) === comparisonAxis(subject);
    const isSameQuestion = hasSameColumns && previous?.question === subject?.question;
    return {
      view: {
        ...view,
        ...(cell && hasSameColumns ? { cell } : {}),
        ...(matrix && isSameQuestion ? { matrix } : keepLimits(matrix)),
        ...(subject ? { subject } : {}),
      },
    };
  });
}

/** A change of a subject. Undefined removes a part. */
export type QuestionChange<S extends MatrixQuestion> = { readonly [Key in keyof S]?: S[Key] | undefined };

/** Changes a part of the current question. If another question is current, the change applies to `initial`. */
export function updateQuestion<S extends MatrixQuestion>(
  store: DocumentStore,
  question: TableQuestion<S>,
  initial: S,
  change: QuestionChange<S>,
): void {
  const { subject } = store.getState().view;
  const merged = { ...(subject?.question === question.question ? subject : initial), ...change };
  const definedEntries = Object.entries(merged).filter(([, value]) => value !== undefined);
  setQuestion(store, Object.fromEntries(definedEntries) as unknown as S, question);
}
