// The steps about rules, for places that show the line number and the outcome beside them.
import type { Step } from '../core/questions/step.ts';
import * as english from './en/briefly.ts';
import { inLanguage } from './language.ts';
import { stepSentence } from './steps.ts';

const { briefWords } = inLanguage('briefly', english);

/** A step about a rule in a few words, without its line and outcome; any other step as a sentence. */
export function explainBriefly(step: Step): string {
  const words = briefWords[step.code] as ((params: never) => string) | undefined;
  return words ? words(step.params as never) : stepSentence(step);
}
