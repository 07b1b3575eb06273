// Loads the code of the questions of the table when one of them is first used.
import type { MatrixQuestion } from '../document/matrix-question.ts';
import { addLoadedQuestions, tableQuestionOf } from './table-question.ts';

/** Loads the code that answers a question. @throws if it cannot be loaded. */
export async function loadQuestion(subject: MatrixQuestion): Promise<void> {
  if (!tableQuestionOf(subject)) addLoadedQuestions((await import('./questions/registry.ts')).tableQuestions);
}
