// Explains the answer of a cell. Loaded with the explanation, because the table does not need it.

import { type AnyVerdict, prepareAny } from '../../core/questions/registry.ts';
import type { MatrixQuery } from '../../state/table/create-matrix-query.ts';

interface Question {
  readonly asked: MatrixQuery;
  readonly agent: string;
  readonly url: string;
}

/** Returns the verdict of a cell with its explanation, which names the crawler. */
export function explainVerdict({ asked: query, agent, url }: Question): AnyVerdict {
  if (query.explain) return query.explain(agent, url);
  return prepareAny(query.site, query.optionsOf(agent))(query.agentOf(agent), url);
}
