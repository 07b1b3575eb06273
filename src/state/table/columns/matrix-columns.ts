// The columns of the table: user-agents with the same answers share a column, as in the tables of the
// specifications.
import type { ColumnPurpose } from '../../../core/catalogue/column-purposes.ts';

/**
 * A column and its agents, in the order of the document. All of them have the answers of the first, so that a column
 * counts once for each URL wherever answers are counted.
 */
export interface MatrixColumn {
  readonly agents: readonly [string, ...string[]];
  /** The purposes of its crawlers, if columns are grouped by purpose. */
  readonly purposes?: readonly ColumnPurpose[];
  /**
   * Whether it is the column of every crawler that no record names. Its first agent is ''; the others have the same
   * answers.
   */
  readonly isAnyOther?: true;
  /** Whether it is the only column, of a file that names no crawler: of every crawler, not of any other. */
  readonly isEvery?: true;
}

/**
 * Groups agents into columns, in the order of their first agents. Without `classOf` every agent has its own
 * column. The column of any other crawler is the last.
 */
export function groupIntoColumns(
  agents: readonly string[],
  classOf?: (agent: string) => string,
): MatrixColumn[] {
  const columns = classOf
    ? joinAlike(agents, classOf)
    : agents.map((agent) => ({ agents: [agent] as const }));
  const anyOther = columns.find((column) => columnIncludes(column, ''));
  if (!anyOther) return columns;
  const sharers = anyOther.agents.filter((agent) => agent !== '');
  return [...columns.filter((column) => column !== anyOther), { agents: ['', ...sharers], isAnyOther: true }];
}

function joinAlike(agents: readonly string[], classOf: (agent: string) => string): MatrixColumn[] {
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
  a.isEvery === b.isEvery &&
  isSameList(a.agents, b.agents) &&
  isSameList(a.purposes, b.purposes);

/** Whether two lists of columns contain the same agents. */
export const areSameColumns = (a: readonly MatrixColumn[], b: readonly MatrixColumn[]): boolean =>
  a.length === b.length && a.every((column, i) => b[i] !== undefined && isSameColumn(column, b[i]));

/** Whether some columns are shared by several agents. */
export const areColumnsShared = (columns: readonly MatrixColumn[]): boolean =>
  columns.some(({ agents }) => agents.length > 1);

/** Whether a column contains an agent. */
export function columnIncludes(column: MatrixColumn, agent: string): boolean {
  return column.agents.includes(agent);
}
