// The steps of a trace as sentences.
import type { Step } from '../core/questions/explanation-step.ts';
import { stepWords, theLine } from './en/steps.ts';

/** One step of a trace as a sentence. Lines are counted from 1. */
export function explainStep({ code, params, by }: Step): string {
  const words = stepWords[code] as (params: never, line: string) => string;
  return words(params as never, by ? theLine(by.line + 1) : '');
}
