// Keeps columns in their places while the file is edited: a column that splits keeps its place for its first crawler,
// those that left it stand beside it, and what is new follows at the end, before any other crawler.
import { columnPurposeOf, headRank } from '../../../core/catalogue/column-purposes.ts';
import { groupByKey } from '../../../core/text/group-by-key.ts';
import { addAll } from '../../../core/text/large-lists.ts';
import type { FirstSeen } from './first-seen.ts';
import type { MatrixColumn } from './matrix-columns.ts';

interface Arrangement {
  /** The columns of the version that arranges the table. */
  readonly columns: readonly MatrixColumn[];
  /** The user-agents of that version, with those of columns that are hidden. */
  readonly agents: readonly string[];
}

/** User-agents that share a column. */
type Alike = MatrixColumn['agents'];

/**
 * Returns the columns of the current version in the order of the arrangement.
 * @param agents all current user-agents
 * @param rulesOf returns equal values for two user-agents only if they may share a column
 * @param inOrder the order of what has appeared since
 * @param own user-agents with columns of their own, in the order in which the user asked for them
 */
export function arrangeColumns(
  { columns, agents: arrangedAgents }: Arrangement,
  agents: readonly string[],
  rulesOf: (agent: string) => string,
  inOrder: FirstSeen,
  own: readonly string[] = [],
): MatrixColumn[] {
  const current = new Set(agents);
  const separate: Alike[] = [];
  const kept = columns.flatMap((column) => {
    const remaining = column.agents.filter((agent) => current.has(agent));
    const [first, ...others] = groupByKey(remaining, rulesOf).values();
    // Nothing stands after the column of any other crawler.
    if (column.isAnyOther) addAll(separate, others);
    return first ? [{ column, agents: first, left: column.isAnyOther ? [] : others }] : [];
  });
  const known = new Set(arrangedAgents);
  const added = agents.filter((agent) => !known.has(agent));
  const joined = new Map<MatrixColumn, readonly string[]>();
  /** What joins user-agents that left a column, by the first of them. */
  const joinedLeft = new Map<string, readonly string[]>();
  const leftOnes = kept.flatMap(({ left }) => left);
  const leavers = [...leftOnes, ...separate];
  for (const alike of groupByKey(added, rulesOf).values()) {
    const same = kept.filter((one) => rulesOf(one.agents[0]) === rulesOf(alike[0]));
    const host = same.find((one) => columnPurposeOf(one.agents[0]) === columnPurposeOf(alike[0])) ?? same[0];
    const left = leavers.find(([first]) => rulesOf(first) === rulesOf(alike[0]));
    if (host) joined.set(host.column, alike);
    else if (left) joinedLeft.set(left[0], alike);
    else separate.push(alike);
  }
  const isByPurpose = columns.some(({ purposes }) => purposes);
  const firsts = new Set([...separate, ...leftOnes].map(([first]) => first));
  const seen = inOrder([...new Set([...own.filter((name) => firsts.has(name)), ...firsts])]);
  const newColumns = (groups: readonly Alike[]): MatrixColumn[] => {
    const byFirst = new Map(
      groups.map(([name, ...others]) => {
        const members = [name, ...others, ...(joinedLeft.get(name) ?? [])];
        const [first = name, ...more] = members.toSorted((a, b) => headRank(a) - headRank(b));
        const agents = [first, ...more] as const;
        return [name, isByPurpose ? { agents, purposes: [] } : { agents }];
      }),
    );
    return byFirst.size === 0 ? [] : seen.flatMap((name) => byFirst.get(name) ?? []);
  };
  const inPlace = kept.flatMap(({ column, agents: [first, ...alike], left }): MatrixColumn[] => {
    const more = joined.get(column) ?? [];
    const isSame = more.length === 0 && alike.length + 1 === column.agents.length;
    const same = isSame ? column : { ...column, agents: [first, ...alike, ...more] as const };
    return [same, ...newColumns(left)];
  });
  const end = inPlace.at(-1)?.isAnyOther ? inPlace.length - 1 : inPlace.length;
  return [...inPlace.slice(0, end), ...newColumns(separate), ...inPlace.slice(end)];
}
