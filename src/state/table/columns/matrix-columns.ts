// The columns of the matrix: user-agents that are treated alike share one, as the tables of the specifications draw it.
import type { ColumnPurpose } from '../../../core/catalogue/column-purposes.ts';

/** One column: the agents it stands for, in the order of the document. All of them get the answers of the first. */
export interface MatrixColumn {
  readonly agents: readonly [string, ...string[]];
  /** What its crawlers are for, where columns are made by that. */
  readonly purposes?: readonly ColumnPurpose[];
  /** Its purposes are those of larger columns too: its crawlers are what tells it apart. */
  readonly isPartOfPurpose?: true;
  /** The column of every crawler that no record names; `purposes` are those of known crawlers that share its answers. */
  readonly isAnyOther?: true;
  /** Of that column: the known crawlers whose purpose has a column of its own too, those that site owners name most first. */
  readonly unlikeTheirPurpose?: readonly string[];
}

/** Columns in the order in which their first agents occur. Without `classOf` every agent has its own. */
export function groupIntoColumns(
  agents: readonly string[],
  classOf?: (agent: string) => string,
): MatrixColumn[] {
  if (!classOf) return agents.map((agent) => ({ agents: [agent] }));
  const classes = new Map<string, [string, ...string[]]>();
  for (const agent of agents) {
    const key = classOf(agent);
    const alike = classes.get(key);
    if (alike) alike.push(agent);
    else classes.set(key, [agent]);
  }
  return [...classes.values()].map((alike) => ({ agents: alike }));
}

const isSameList = (a: readonly string[] = [], b: readonly string[] = []) =>
  a.length === b.length && a.every((one, i) => one === b[i]);

const isSameColumn = (a: MatrixColumn, b: MatrixColumn): boolean =>
  a.isAnyOther === b.isAnyOther &&
  isSameList(a.agents, b.agents) &&
  isSameList(a.purposes, b.purposes) &&
  isSameList(a.unlikeTheirPurpose, b.unlikeTheirPurpose);

/** Whether two lists of columns stand for the same agents. */
export const areSameColumns = (a: readonly MatrixColumn[], b: readonly MatrixColumn[]): boolean =>
  a.length === b.length && a.every((column, i) => b[i] !== undefined && isSameColumn(column, b[i]));

/** How many answers a column has for each URL: one for each of its user-agents, unless it is one by what they are for. */
export const answersPerUrl = ({ agents, purposes }: MatrixColumn): number => (purposes ? 1 : agents.length);

/** Whether a column answers for an agent. */
export function columnIncludes(column: MatrixColumn, agent: string): boolean {
  return column.agents.includes(agent);
}
