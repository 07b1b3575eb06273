// How the answer of a cell came about. Fetched with the trace: the matrix does without.

import type { PreparedQuestion } from '../../core/questions/question.ts';
import { type AnyVerdict, prepareAny } from '../../core/questions/registry.ts';
import type { MatrixQuery } from '../../state/table/create-matrix-query.ts';

const explainers = new WeakMap<object, PreparedQuestion<AnyVerdict>>();

interface Question {
  readonly asked: MatrixQuery;
  readonly agent: string;
  readonly url: string;
}

/** The verdict of a cell with all that can be told of it; it names the agent that asks. */
export function explainVerdict({ asked, agent, url }: Question): AnyVerdict {
  if (asked.explain) return asked.explain(agent, url);
  const options = asked.optionsOf(agent);
  let prepared = explainers.get(options);
  if (!prepared) explainers.set(options, (prepared = prepareAny(asked.site, options)));
  return prepared(asked.agentOf(agent), url);
}
