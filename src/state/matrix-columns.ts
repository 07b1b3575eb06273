// The columns of the matrix: user-agents that are treated alike share one, as the tables of the specifications draw it.

/** One column: the agents it stands for, in the order of the document. All of them get the answers of the first. */
export interface Column {
  readonly agents: readonly [string, ...string[]];
}

/** Columns in the order in which their first agents occur. Without `classOf` every agent has its own. */
export function columnsOf(agents: readonly string[], classOf?: (agent: string) => string): Column[] {
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

/** Whether two lists of columns stand for the same agents. */
export const sameColumns = (a: readonly Column[], b: readonly Column[]): boolean =>
  a.length === b.length &&
  a.every(
    ({ agents }, i) =>
      agents.length === b[i]!.agents.length && agents.every((agent, k) => agent === b[i]!.agents[k]),
  );

/** Whether a column answers for an agent. */
export function standsFor(column: Column, agent: string): boolean {
  return column.agents.includes(agent);
}
