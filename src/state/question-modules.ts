// Which code answers a question of the matrix: fetched when somebody asks it. A new question is a row here.
import type { MatrixQuestion } from './matrix-subject.ts';

const modules: Partial<Record<MatrixQuestion['question'], () => Promise<unknown>>> = {
  usage: () => import('./matrix-usage.ts'),
  'ai-use': () => import('./matrix-ai-use.ts'),
  'index-follow': () => import('./matrix-documents.ts'),
  'mobile-agent': () => import('./matrix-mobile.ts'),
  dataset: () => import('./matrix-datasets.ts'),
};

/** Fetches the code that answers a subject. @throws if it cannot be fetched. */
export async function loadQuestion({ question }: MatrixQuestion): Promise<void> {
  await modules[question]?.();
}
