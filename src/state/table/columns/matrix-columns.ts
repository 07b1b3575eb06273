// The columns of the table: user-agents with the same answers share a column, as in the tables of the
// specifications.
import type { ColumnPurpose } from '../../../core/catalogue/column-purposes.ts';

/** A column and its agents, in the order of the document. All of them have the answers of the first. */
export interface MatrixColumn {
  readonly agents: readonly [string, ...string[]];
  /** The purposes of its crawlers, if columns are grouped by purpose. */
  readonly purposes?: readonly ColumnPurpose[];
  /** Whether its crawlers distinguish it: larger columns have the same purposes, or the user asked for its crawler. */
  readonly isPartOfPurpose?: true;
  /**
   * Whether it is the column of every crawler that no record names. Its `purposes` are those of known crawlers
   * with the same answers.
   */
  readonly isAnyOther?: true;
  /**
   * For that column: the known crawlers whose purpose also has a separate column, in the order in which site
   * owners name them most.
   */
  readonly unlikeTheirPurpose?: readonly string[];
}

/**
 * Groups agents into columns, in the order of their first agents. Without `classOf` every agent has its own
 * column.
 */
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
  a.length === b.length && a.every((item, i) => item === b[i]);

const isSameColumn = (a: MatrixColumn, b: MatrixColumn): boolean =>
  a.isAnyOther === b.isAnyOther &&
  isSameList(a.agents, b.agents) &&
  isSameList(a.purposes, b.purposes) &&
  isSameList(a.unlikeTheirPurpose, b.unlikeTheirPurpose);

/** Whether two lists of columns contain the same agents. */
export const areSameColumns = (a: readonly MatrixColumn[], b: readonly MatrixColumn[]): boolean =>
  a.length === b.length && a.every((column, i) => b[i] !== undefined && isSameColumn(column, b[i]));

/**
 * Returns the number of answers that a column has for each URL: one per user-agent, or one if columns are grouped
 * by purpose.
 */
export const answersPerUrl = ({ agents, purposes }: MatrixColumn): number => (purposes ? 1 : agents.length);

/** Whether a column contains an agent. */
export function columnIncludes(column: MatrixColumn, agent: string): boolean {
  return column.agents.includes(agent);
}
