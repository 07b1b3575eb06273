// Prepares questions for callers that need only answers: explanations double the code and are seldom needed.

import type { AskOptions, Decision, PolicyFiles, PreparedQuestion } from '../../../questions/question.ts';
import { answerFetch } from './fetch.ts';

const memoizedAnswers = {
  fetch: answerFetch,
} as const satisfies Record<AskOptions['question'], unknown>;

/**
 * Prepares a question, as `prepare` does, for verdicts without `because` and `trace`.
 * @throws RangeError if there is no such reader.
 */
export function prepareAnswers(site: PolicyFiles, options: AskOptions): PreparedQuestion<Decision> {
  return memoizedAnswers[options.question](site, options).asking;
}
