// How the answer of a cell came about. Fetched with the trace: the matrix does without.
import { type AnyVerdict, prepareAny } from '../core/questions/index.ts';
import type { Asking } from '../core/questions/question.ts';
import type { AskedFile } from './matrix-question.ts';

const tellers = new WeakMap<object, Asking<AnyVerdict>>();

interface Question {
  readonly asked: AskedFile;
  readonly agent: string;
  readonly url: string;
}

/** The verdict of a cell with all that can be told of it; it names the agent that asks. */
export function toldVerdict({ asked, agent, url }: Question): AnyVerdict {
  if (asked.tell) return asked.tell(agent, url);
  const options = asked.optionsOf(agent);
  let prepared = tellers.get(options);
  if (!prepared) tellers.set(options, (prepared = prepareAny(asked.site, options)));
  return prepared(asked.agentOf(agent), url);
}
