// The steps about rules, for places that show the line number and the outcome beside them.
import type { Step } from '../core/questions/explanation-step.ts';
import { briefWords } from './en/steps.ts';
import { explainStep } from './explain-step.ts';

/** A step about a rule in a few words, without its line and outcome; any other step as a sentence. */
export function explainBriefly(step: Step): string {
  const words = briefWords[step.code] as ((params: never) => string) | undefined;
  return words ? words(step.params as never) : explainStep(step);
}
