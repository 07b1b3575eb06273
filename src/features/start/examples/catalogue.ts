// The gallery: workspaces with their files, URLs and user-agents.

import { acapExamples } from './acap-examples.ts';
import { dataTxtExamples } from './data-txt-examples.ts';
import { documentExamples } from './document-examples.ts';
import type { Example } from './example.ts';
import { mobileAgentExamples } from './mobile-agent-examples.ts';
import { modernSiteExamples } from './modern-site-examples.ts';
import { specificationExamples } from './specification-examples.ts';

export const examples: readonly Example[] = [
  // The first example is the robots.txt of a shop, which is the most familiar.
  ...modernSiteExamples,
  ...specificationExamples,
  ...mobileAgentExamples,
  ...documentExamples,
  ...dataTxtExamples,
  ...acapExamples,
];
