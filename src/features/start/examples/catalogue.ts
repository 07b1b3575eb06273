// The gallery: workspaces that open with their files, URLs and user-agents.
import type { Example } from './example.ts';
import { acapExamples } from './from-acap.ts';
import { dataTxtExamples } from './from-data-txt.ts';
import { documentExamples } from './from-documents.ts';
import { mobileAgentExamples } from './from-mobile.ts';
import { specificationExamples } from './from-texts.ts';
import { modernSiteExamples } from './from-today.ts';

export const examples: readonly Example[] = [
  // The first of the list is the robots.txt of a shop, which everybody knows.
  ...modernSiteExamples,
  ...specificationExamples,
  ...mobileAgentExamples,
  ...documentExamples,
  ...dataTxtExamples,
  ...acapExamples,
];
