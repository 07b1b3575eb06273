// The steps of a trace as sentences.
import type { Step } from '../core/questions/step.ts';
import * as english from './en/steps.ts';
import { inLanguage } from './language.ts';

const { stepWords, theLine, answerWords } = inLanguage('steps', english);

/** One step of a trace as a sentence. Lines are counted from 1. */
export function stepSentence({ code, params, by }: Step): string {
  const words = stepWords[code] as (params: never, line: string) => string;
  return words(params as never, by ? theLine(by.line + 1) : '');
}

export { answerWords };
