// What a filter by answers shows, for code that loads after the first paint.
import { columnIncludes, type MatrixColumn } from './columns/matrix-columns.ts';
import type { AccessMatrix } from './matrix-query.ts';
import { defaultMatrixView, filteredAgent, type MatrixView, type ViewFilter } from './matrix-view.ts';
import { toneOf } from './question-presentation.ts';

/** Whether the answer of a column matches the filter, which is an answer. */
export function matchesAnswerFilter(
  { kind, ask }: AccessMatrix,
  view: ViewFilter,
  column: Pick<MatrixColumn, 'agents'>,
  url: string,
): boolean {
  const agent = filteredAgent(view);
  if (agent !== undefined && !columnIncludes(column, agent)) return false;
  return view.filter === 'all' || toneOf(kind, ask(agent ?? column.agents[0], url)) === view.filter;
}

/** Returns the columns by whose answers the rows are sorted or filtered. */
export function listedColumns(view: MatrixView = defaultMatrixView): readonly string[] {
  const columns = [view.sort?.agent, filteredAgent(view)];
  return [...new Set(columns.filter((column) => column !== undefined))];
}
