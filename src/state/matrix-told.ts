// How the answer of a cell came about. Fetched with the trace: the matrix does without.
import { prepare } from '../core/questions/index.ts';
import type { Prepared, Verdict } from '../core/questions/question.ts';
import type { AskedFile } from './matrix-question.ts';

const tellers = new WeakMap<AskedFile, Prepared>();

interface Question {
  readonly asked: AskedFile;
  readonly agent: string;
  readonly url: string;
}

/** The verdict of a cell with all that can be told of it; it names the agent that asks. */
export function toldVerdict({ asked, agent, url }: Question): Verdict {
  let prepared = tellers.get(asked);
  if (!prepared) tellers.set(asked, (prepared = prepare(asked.site, asked.options)));
  return prepared(agent, url);
}
