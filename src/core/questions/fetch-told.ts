// The fetch question with verdicts that tell how they came about.
import { answerFetch } from './fetch.ts';
import {
  type AskOptions,
  answers,
  type PolicyFiles,
  type Prepared,
  type Question,
  type Verdict,
} from './question.ts';
import { decidingStep, traceFetch } from './trace.ts';

/** Prepares the question for one site, file and reader. @throws RangeError if there is no such reader. */
function prepareFetch(site: PolicyFiles, options: AskOptions): Prepared {
  const { asking, plan, classOf } = answerFetch(site, options);
  const { matrix, column, recordsFor } = asking;
  const tell = (agent: string, url: string): Verdict => ({
    ...asking(agent, url),
    because: () => decidingStep(plan, { agent, classOf }, url),
    trace: () => traceFetch(plan, { agent, classOf }, url),
  });
  return Object.assign(tell, { matrix, column, recordsFor, classOf: asking.classOf });
}

export const fetchQuestion = { id: 'fetch', answers, prepare: prepareFetch } as const satisfies Question<
  AskOptions,
  Verdict
>;
