// The questions of the table, each fetched when it is asked. A new question is a row here.
import { addLoadedQuestion, tableQuestionOf } from './matrix-query.ts';
import type { MatrixQuestion } from './matrix-question.ts';

const loaders: Readonly<Record<MatrixQuestion['question'], () => Promise<void>>> = {
  usage: async () => addLoadedQuestion((await import('./questions/usage.ts')).usageInTable),
  'ai-use': async () => addLoadedQuestion((await import('./questions/ai-use.ts')).aiUseInTable),
  'index-follow': async () => addLoadedQuestion((await import('./questions/documents.ts')).documentsInTable),
  'mobile-agent': async () =>
    addLoadedQuestion((await import('./questions/mobile-agents.ts')).mobileAgentsInTable),
  dataset: async () => addLoadedQuestion((await import('./questions/datasets.ts')).datasetsInTable),
};

/** Fetches the code that answers a subject. @throws if it cannot be fetched. */
export async function loadQuestion(subject: MatrixQuestion): Promise<void> {
  if (!tableQuestionOf(subject)) await loaders[subject.question]();
}
