// Traces and verdicts in words, for the screen, the command line and other programs.

import type { Step } from '../core/questions/explanation-step.ts';
import type { AnyVerdict } from '../core/questions/registry.ts';
import { explainStep } from './explain-step.ts';

/**
 * One sentence or two about a step of a trace, or about a verdict: then what decided it.
 * Lines are counted from 1, as editors do.
 */
export function explain(told: Step | AnyVerdict): string {
  return explainStep('code' in told ? told : told.because());
}
