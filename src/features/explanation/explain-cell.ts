// How the answer of a cell came about. Fetched with the trace: the matrix does without.

import { type AnyVerdict, prepareAny } from '../../core/questions/registry.ts';
import type { MatrixQuery } from '../../state/table/create-matrix-query.ts';

interface Question {
  readonly asked: MatrixQuery;
  readonly agent: string;
  readonly url: string;
}

/** The verdict of a cell with its explanation; it names the agent that asks. */
export function explainVerdict({ asked, agent, url }: Question): AnyVerdict {
  if (asked.explain) return asked.explain(agent, url);
  return prepareAny(asked.site, asked.optionsOf(agent))(asked.agentOf(agent), url);
}
