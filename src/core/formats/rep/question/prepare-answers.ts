// The questions for those who want answers only: how they came about is as much code again, and seldom asked for.

import type { AskOptions, Decision, PolicyFiles, PreparedQuestion } from '../../../questions/question.ts';
import { answerFetch } from './fetch.ts';

const memoizedAnswers = {
  fetch: answerFetch,
} as const satisfies Record<AskOptions['question'], unknown>;

/**
 * Makes a question ready, as `prepare` does, for verdicts without `because` and `trace`.
 * @throws RangeError if there is no such reader.
 */
export function prepareAnswers(site: PolicyFiles, options: AskOptions): PreparedQuestion<Decision> {
  return memoizedAnswers[options.question](site, options).asking;
}
