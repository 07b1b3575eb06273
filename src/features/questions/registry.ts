// The questions with their own components: a new question is a row here.
import { aiUseParts } from './ai-use.tsx';
import { datasetParts } from './datasets.tsx';
import { documentParts } from './documents.tsx';
import { mobileAgentParts } from './mobile-agents.tsx';
import type { QuestionParts } from './question-parts.ts';
import { usageParts } from './usage.tsx';

const allParts: readonly QuestionParts[] = [
  aiUseParts,
  usageParts,
  mobileAgentParts,
  datasetParts,
  documentParts,
];

export const partsOfQuestion = (id: string): QuestionParts | undefined =>
  allParts.find(({ question }) => question === id);
