// Explanations and verdicts in words, for the app, the command line, and other programs.

import type { Step } from '../core/questions/explanation-step.ts';
import type { AnyVerdict } from '../core/questions/registry.ts';
import { briefWords, lineReference, stepWords } from './en/steps.ts';

/**
 * One sentence or two about a step of an explanation, or about what decided a verdict.
 * Lines are counted from 1, as editors do.
 */
export const explain = (subject: Step | AnyVerdict): string =>
  explainStep('code' in subject ? subject : subject.because());

function explainStep({ code, params, by }: Step): string {
  const words = stepWords[code] as (params: never, line: string) => string;
  return words(params as never, by ? lineReference(by.line + 1) : '');
}

/** A step about a rule in a few words, without its line and outcome; any other step as a sentence. */
export function explainBriefly(step: Step): string {
  const words = briefWords[step.code] as ((params: never) => string) | undefined;
  return words ? words(step.params as never) : explainStep(step);
}
