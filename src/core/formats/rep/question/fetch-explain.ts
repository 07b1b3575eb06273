// The fetch question with verdicts that can explain themselves.

import { answers, type FieldRef } from '../../../questions/answer.ts';
import {
  type AskOptions,
  defineQuestion,
  type PolicyFiles,
  type Prepared,
  type Verdict,
} from '../../../questions/question.ts';
import { BulkMatcher } from './bulk-matcher.ts';
import { answerFetch, type FetchAnswers } from './fetch.ts';
import { decidingStep, traceFetch } from './fetch-trace.ts';

/** A verdict that creates its explanation on demand. Many verdicts share their decision. */
class LazyVerdict implements Verdict {
  readonly answer: Verdict['answer'];
  readonly key: string;
  readonly reason: Verdict['reason'];
  declare readonly by?: FieldRef;
  readonly deciding: readonly FieldRef[];
  readonly #fetching: FetchAnswers;
  readonly #agent: string;
  readonly #url: string;

  constructor(fetching: FetchAnswers, agent: string, url: string) {
    const { answer, key, reason, by, deciding } = fetching.asking(agent, url);
    this.answer = answer;
    this.key = key;
    this.reason = reason;
    this.deciding = deciding;
    this.#fetching = fetching;
    this.#agent = agent;
    this.#url = url;
    if (by) this.by = by;
  }

  because() {
    const { plan, classOf } = this.#fetching;
    return decidingStep(plan, { agent: this.#agent, classOf }, this.#url);
  }

  trace() {
    const { plan, classOf } = this.#fetching;
    return traceFetch(plan, { agent: this.#agent, classOf }, this.#url);
  }
}

/**
 * Prepares the question for one site, file and reader.
 * @throws RangeError if there is no such reader.
 */
function prepareFetchQuestion(site: PolicyFiles, options: AskOptions): Prepared {
  const fetching = answerFetch(site, options, (plan, file) => new BulkMatcher(plan, file));
  const { matrix, column, recordsFor, classOf } = fetching.asking;
  const explain = (agent: string, url: string): Verdict => new LazyVerdict(fetching, agent, url);
  return Object.assign(explain, { matrix, column, recordsFor, classOf });
}

export const fetchQuestion = defineQuestion<AskOptions, Verdict>({
  id: 'fetch',
  answers,
  prepare: prepareFetchQuestion,
  optionsFor: (_settings, asker) => ({ question: 'fetch', ...asker }),
  needsAgent: true,
  dependsOnReader: 'always',
});
