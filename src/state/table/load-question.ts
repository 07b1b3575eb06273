// Fetching the code of the questions of the table, when one of them is asked.
import type { MatrixQuestion } from './matrix-question.ts';
import { addLoadedQuestions, tableQuestionOf } from './table-question.ts';

/** Fetches the code that answers a subject. @throws if it cannot be fetched. */
export async function loadQuestion(subject: MatrixQuestion): Promise<void> {
  if (!tableQuestionOf(subject)) addLoadedQuestions((await import('./questions/registry.ts')).tableQuestions);
}
