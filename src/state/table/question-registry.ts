// Which code answers a question of the matrix: fetched when somebody asks it. A new question is a row here.
import type { MatrixQuestion } from './matrix-question.ts';

const modules: Partial<Record<MatrixQuestion['question'], () => Promise<unknown>>> = {
  usage: () => import('./questions/usage.ts'),
  'ai-use': () => import('./questions/ai-use.ts'),
  'index-follow': () => import('./questions/documents.ts'),
  'mobile-agent': () => import('./questions/mobile-agents.ts'),
  dataset: () => import('./questions/datasets.ts'),
};

/** Fetches the code that answers a subject. @throws if it cannot be fetched. */
export async function loadQuestion({ question }: MatrixQuestion): Promise<void> {
  await modules[question]?.();
}
