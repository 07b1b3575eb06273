// The questions of the table besides fetching, in the order of their display. A new one is a row here.
import type { MatrixQuestion } from '../../document/matrix-question.ts';
import type { TableQuestion } from '../table-question.ts';
import { aiUseInTable } from './ai-use.ts';
import { datasetsInTable } from './datasets.ts';
import { documentsInTable } from './documents.ts';
import { mobileAgentsInTable } from './mobile-agents.ts';
import { usageInTable } from './usage.ts';

export const tableQuestions: readonly TableQuestion[] = [
  aiUseInTable,
  usageInTable,
  mobileAgentsInTable,
  datasetsInTable,
  documentsInTable,
];

/** Returns the choice that a subject corresponds to. */
export const choiceOf = (subject: MatrixQuestion): string | undefined =>
  tableQuestions.find(({ question }) => question === subject.question)?.choiceOf(subject);

/** Returns the name of a subject among the choices. */
export function questionTitle(subject: MatrixQuestion): string | undefined {
  const value = choiceOf(subject);
  return tableQuestions.flatMap(({ choices }) => choices).find((choice) => choice.value === value)?.word;
}
