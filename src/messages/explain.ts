// Traces and verdicts in words, for the screen, the command line and other programs.
import type { Verdict } from '../core/questions/question.ts';
import type { Step } from '../core/questions/step.ts';
import { stepSentence } from './english.ts';

/**
 * One sentence or two about a step of a trace, or about a verdict: then what decided it.
 * Lines are counted from 1, as editors do.
 */
export function explain(told: Step | Verdict): string {
  return stepSentence('code' in told ? told : told.because());
}
