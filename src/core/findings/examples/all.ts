// The examples of all systems, by code. Those of a new system are added here.
import { acapExamples } from './acap.ts';
import { datasetExamples } from './datasets.ts';
import type { FindingExample } from './example.ts';
import { mobileExamples } from './mobile-agents.ts';
import { extensionExamples } from './modern-lines.ts';
import { repLineExamples } from './rep-lines.ts';
import { repPathExamples } from './rep-paths.ts';
import { piExamples } from './robots-pi.ts';

const examplesByCode: Readonly<Record<string, readonly FindingExample[]>> = {
  ...acapExamples,
  ...datasetExamples,
  ...mobileExamples,
  ...extensionExamples,
  ...repLineExamples,
  ...repPathExamples,
  ...piExamples,
};

/** The examples of a kind of finding, the plainest first. */
export const findExamples = (code: string): readonly FindingExample[] => examplesByCode[code] ?? [];
